import type { Locale } from '../../locale.ts'
import { rangeFacet, type TradeFacet, valueFacet } from './trade-facet.ts'

interface Attribute {
  facet: TradeFacet
  /** Phrases in the format of `content.search_words`. */
  words: Partial<Record<Locale, readonly string[]>>
}

const attribute = (
  facet: TradeFacet,
  de: string,
  cs: string,
  sk: string,
  en: string,
): Attribute => {
  const list = (phrases: string) => phrases.split(',').map((phrase) => phrase.trim())
  return { facet, words: { de: list(de), cs: list(cs), sk: list(sk), en: list(en) } }
}

const equipment = (values: string[], ctrl: string): TradeFacet => ({
  any: [
    { code: 'equipment', values },
    { code: 'ctrl', values: [ctrl] },
  ],
})
const colour = (...ids: string[]) => valueFacet('color_ral', ...ids)

/** Words for properties, besides the titles of parameter values. */
export const attributes: readonly Attribute[] = [
  attribute(
    equipment(['t', 'th'], 'run'),
    'Nachlauf, Timer, Zeitnachlauf, Nachlaufzeit, Nachlaufrelais, Zeitschalter',
    'doběh, časový doběh, časovač, časový spínač, timer',
    'dobeh, časový dobeh, časovač, časový spínač, timer',
    'timer, run-on, overrun, run on timer, overrun timer',
  ),
  attribute(
    equipment(['h', 'th'], 'hygro'),
    'Feuchtesensor, Feuchtigkeitssensor, Hygrostat, Feuchtefühler, Feuchtesteuerung, Hygrosensor, feuchtegesteuert, Feuchteregelung, Feuchtigkeitsfühler, Feuchte',
    'čidlo vlhkosti, senzor vlhkosti, snímač vlhkosti, hygrostat, vlhkostní čidlo, hygročidlo',
    'snímač vlhkosti, senzor vlhkosti, čidlo vlhkosti, hygrostat',
    'humidistat, humidity sensor, humidity, humidity control, hygrostat',
  ),
  attribute(
    equipment(['p'], 'pir'),
    'Bewegungsmelder, PIR, Bewegungssensor, Präsenzmelder',
    'pohybové čidlo, PIR, pohybový senzor, čidlo pohybu, snímač pohybu',
    'pohybový snímač, pohybový senzor, PIR, pohybové čidlo, snímač pohybu',
    'motion sensor, PIR, motion detector, presence sensor, PIR sensor',
  ),
  attribute(
    equipment(['c'], 'cord'),
    'Zugschnur, Zugschalter, Schnurschalter',
    'tahový vypínač, šňůrka, tahový spínač, táhlo',
    'ťahový vypínač, šnúrka, ťahový spínač',
    'pull cord, pullcord, pull switch, cord',
  ),
  attribute(
    {
      any: [
        { code: 'ctrl', values: ['wlan'] },
        { code: 'ctrl_signal', values: ['wlan'] },
      ],
    },
    'WLAN, Wifi, App',
    'wifi, wi-fi, aplikace',
    'wifi, wi-fi, aplikácia',
    'wifi, wi-fi, app',
  ),
  attribute(
    valueFacet('backdraught', 'true'),
    'Rückschlagklappe, Rückstauklappe',
    'zpětná klapka',
    'spätná klapka',
    'backdraught shutter, backdraft, backdraught damper, non return',
  ),
  attribute(
    valueFacet('gasket', 'true'),
    'Dichtung, Lippendichtung, Gummidichtung, Doppellippendichtung',
    'těsnění, břitové těsnění, gumové těsnění',
    'tesnenie, britové tesnenie, gumové tesnenie',
    'gasket, lip seal, seal, rubber seal',
  ),
  attribute(
    valueFacet('insect_net', 'true'),
    'Insektenschutz, Fliegengitter, Insektengitter',
    'síťka, síť proti hmyzu, síťka proti hmyzu',
    'sieťka, sieťka proti hmyzu',
    'insect mesh, mesh, insect screen, fly screen',
  ),
  attribute(
    valueFacet('rubber', 'true'),
    'Gummi, Gummieinlage',
    'guma, gumová vložka, pryž',
    'guma, gumová vložka',
    'rubber, rubber lined, rubber lining',
  ),
  attribute(
    rangeFacet('lpa', null, 30),
    'leise, flüsterleise, geräuscharm, geräuschlos, lautlos, silent, leiser, leiseste, still, ruhig, superleise',
    'tichý, tišší, nejtišší, bezhlučný, nehlučný',
    'tichý, tichší, najtichší, bezhlučný, nehlučný',
    'quiet, quieter, quietest, silent, noiseless, low noise, whisper',
  ),
  attribute(
    valueFacet('end', 'male'),
    'Nippel, Rohrnippel, Verbindungsnippel',
    'vsuvka, vnitřní spojka, nátrubek',
    'vsuvka, vnútorná spojka, nátrubok',
    'nipple, male, male coupling',
  ),
  attribute(
    valueFacet('end', 'female'),
    'Muffe, Verbindungsmuffe',
    'mufa, vnější spojka',
    'mufa, vonkajšia spojka',
    'female, socket, female coupling',
  ),
  attribute(
    valueFacet('motor', 'ec'),
    'EC, EC-Motor, Energiesparmotor',
    'EC, EC motor',
    'EC, EC motor',
    'EC, EC motor',
  ),
  attribute(
    valueFacet('motor', 'ac'),
    'AC, AC-Motor',
    'AC, AC motor',
    'AC, AC motor',
    'AC, AC motor',
  ),
  attribute(
    {
      any: [
        { code: 'material', values: ['stainless'] },
        { code: 'color_ral', values: ['steel'] },
      ],
    },
    'Edelstahl, Inox, V2A, VA, Niro, rostfrei',
    'nerez, nerezový, inox',
    'nerez, nerezový, antikor, inox',
    'stainless, stainless steel, inox',
  ),
  attribute(
    valueFacet('material', 'galvanised'),
    'verzinkt, Stahl verzinkt, Stahlblech, Blech',
    'pozink, pozinkovaný, plechový, plech',
    'pozink, pozinkovaný, plechový, plech',
    'galvanised, galvanized, galv, steel',
  ),
  attribute(
    valueFacet('material', 'galvanised', 'painted', 'stainless', 'aluminium'),
    'Metall',
    'kov, kovový',
    'kov, kovový',
    'metal',
  ),
  attribute(
    valueFacet('material', 'aluminium'),
    'Alu, Aluminium',
    'hliník, hliníkový, alu',
    'hliník, hliníkový, alu',
    'aluminium, aluminum, alu',
  ),
  attribute(
    valueFacet('material', 'abs', 'pp', 'pe', 'pvc', 'pur'),
    'Kunststoff, Plastik',
    'plast, plastový, umělá hmota',
    'plast, plastový',
    'plastic',
  ),
  attribute(colour('ral-9016', 'ral-9010', 'ral-9003'), 'weiß', 'bílý', 'biely', 'white'),
  attribute(colour('ral-9005'), 'schwarz', 'černý', 'čierny', 'black'),
  attribute(
    colour('ral-7016'),
    'anthrazit, dunkelgrau',
    'antracit, antracitový, tmavě šedý',
    'antracit, antracitový, tmavosivý',
    'anthracite, dark grey',
  ),
  attribute(
    colour('ral-9006'),
    'silber, silbern, weißaluminium',
    'stříbrný',
    'strieborný',
    'silver',
  ),
  attribute(colour('ral-7035', 'ral-7016'), 'grau', 'šedý', 'sivý, šedý', 'grey, gray'),
  attribute(colour('ral-8017'), 'braun', 'hnědý', 'hnedý', 'brown'),
  attribute(colour('gold'), 'gold, golden', 'zlatý', 'zlatý', 'gold'),
  attribute(colour('chrome'), 'chrom, verchromt', 'chrom, chromový', 'chróm, chrómový', 'chrome'),
  attribute(
    valueFacet('mounting', 'flush'),
    'Unterputz, UP',
    'podomítkový',
    'podomietkový',
    'flush, flush mounted, recessed',
  ),
  attribute(
    valueFacet('mounting', 'surface'),
    'Aufputz, AP',
    'nástěnná montáž',
    'nástenná montáž',
    'surface, surface mounted',
  ),
  attribute(
    valueFacet('actuator', '24v', '230v', 'spring'),
    'Motor, Antrieb, Stellantrieb, motorisch',
    'servopohon, servo, pohon, motor',
    'servopohon, servo, pohon, motor',
    'motorised, motorized, actuator, motor',
  ),
  attribute(
    {
      any: [
        { code: 'actuator', values: ['self'] },
        { code: 'ctrl_signal', values: ['0-10v', 'modbus'] },
      ],
    },
    'Volumenstromregler, Volumenregler, VSR, Volumenstrombegrenzer',
    'regulátor průtoku',
    'regulátor prietoku',
    'volume flow regulator, flow regulator, air flow regulator, airflow regulator',
  ),
  attribute(
    valueFacet('actuator', 'self'),
    'Konstantvolumenstromregler, KVR, CAV',
    'CAV, regulátor konstantního průtoku',
    'CAV, regulátor konštantného prietoku',
    'CAV, constant volume regulator, constant airflow regulator',
  ),
  attribute(
    valueFacet('ctrl_signal', '0-10v', 'modbus'),
    'VAV, VVS, variabler Volumenstromregler',
    'VAV, regulátor proměnného průtoku',
    'VAV, regulátor premenlivého prietoku',
    'VAV, variable air volume',
  ),
  attribute(
    {
      any: [
        { code: 'ctrl_signal', values: ['modbus'] },
        { code: 'ctrl', values: ['modbus'] },
      ],
    },
    'Modbus, Modbus RTU, RS485',
    'Modbus, Modbus RTU, RS485',
    'Modbus, Modbus RTU, RS485',
    'Modbus, Modbus RTU, RS485',
  ),
  attribute(
    valueFacet('material', 'aluminium'),
    'Aluklebeband, Aluband, Alutape',
    'alu páska',
    'alu páska',
    'foil tape',
  ),
  attribute(
    valueFacet('bypass', 'auto', 'manual'),
    'Bypass, Sommerbypass',
    'bypass, letní bypass, obtok',
    'bypass, letný bypass, obtok',
    'bypass, summer bypass',
  ),
  attribute(
    valueFacet('exchanger', 'enthalpy'),
    'Enthalpie, Enthalpietauscher, Enthalpiewärmetauscher',
    'entalpický, entalpický výměník',
    'entalpický, entalpický výmenník',
    'enthalpy, enthalpy exchanger',
  ),
  attribute(valueFacet('side', 'left'), 'links', 'vlevo, levý', 'vľavo, ľavý', 'left, left hand'),
  attribute(
    valueFacet('side', 'right'),
    'rechts',
    'vpravo, pravý',
    'vpravo, pravý',
    'right, right hand',
  ),
  attribute(
    valueFacet('ip', 'ipx4', 'ip44', 'ip45', 'ip54', 'ip55', 'ip65', 'ip66'),
    'wasserdicht, wasserfest, spritzwassergeschützt, spritzwasserfest, strahlwassergeschützt, Feuchtraum',
    'vodotěsný, voděodolný, vodě odolný, nepromokavý',
    'vodotesný, vodeodolný, vode odolný, nepremokavý',
    'waterproof, splashproof, splash proof, water resistant, weatherproof',
  ),
  attribute(
    valueFacet('bearing', 'ball'),
    'Kugellager, kugelgelagert',
    'kuličková ložiska, kuličkové ložisko',
    'guľôčkové ložiská, guľkové ložisko',
    'ball bearing',
  ),
]
