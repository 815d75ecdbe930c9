import { insert, type SeedStatement } from '../../backend/db/insert.ts'

/** Fictitious businesses by VAT id, with valid check digits; Germany discloses no names. */
const registrations = [
  ['ATU99000017', 'valid', 'Alpenluft Technik GmbH', 'Mariahilfer Straße 210, 1150 Wien'],
  ['ATU99000026', 'valid', 'Lüftungsbau Pongau e.U.', 'Salzachweg 4, 5600 St. Johann im Pongau'],
  ['SK2099000002', 'valid', 'Vzduchotechnika Záhorie s.r.o.', 'Hlavná 18, 901 01 Malacky'],
  ['SK2099000013', 'valid', 'Klíma Liptov a.s.', 'Štúrova 7, 031 01 Liptovský Mikuláš'],
  ['DE990000019', 'valid', '', ''],
  // The demo's business customer.
  ['DE123456788', 'valid', '', ''],
  ['PL9900000112', 'valid', 'Wentylacja Tatry sp. z o.o.', 'ul. Krupówki 90, 34-500 Zakopane'],
  ['EL990000001', 'valid', 'ΑΕΡΙΣΜΟΣ ΑΤΤΙΚΗΣ ΑΕ', 'ΠΑΝΕΠΙΣΤΗΜΙΟΥ 30, 10679 ΑΘΗΝΑ'],
  // Its member state is never available.
  ['ATU99000990', 'unavailable', '', ''],
]

/** VAT id register used where VIES is not configured. */
export function* vatRegistrationRows(): Generator<SeedStatement> {
  yield* insert(
    'vat_registration',
    registrations.map(([vat_id, result, name, address]) => ({ vat_id, result, name, address })),
    'INSERT OR REPLACE INTO',
  )
}
