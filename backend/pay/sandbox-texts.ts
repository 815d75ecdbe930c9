import type { Locale } from '../../domain/locale.ts'

export const sandboxTexts: Record<
  Locale,
  { title: string; notice: string; paid: string; declined: string; abandoned: string }
> = {
  de: {
    title: 'Bezahlen (Testseite)',
    notice:
      'Testbetrieb dieses Shops: Hier wird kein Geld bewegt. Wählen Sie, wie die Zahlung ausgehen soll.',
    paid: 'Bezahlen',
    declined: 'Zahlung ablehnen',
    abandoned: 'Abbrechen',
  },
  cs: {
    title: 'Platba (testovací stránka)',
    notice:
      'Zkušební provoz tohoto obchodu: žádné peníze se nepřevádějí. Vyberte, jak má platba dopadnout.',
    paid: 'Zaplatit',
    declined: 'Zamítnout platbu',
    abandoned: 'Zrušit',
  },
  sk: {
    title: 'Platba (testovacia stránka)',
    notice:
      'Skúšobná prevádzka tohto obchodu: žiadne peniaze sa neprevádzajú. Vyberte, ako má platba dopadnúť.',
    paid: 'Zaplatiť',
    declined: 'Zamietnuť platbu',
    abandoned: 'Zrušiť',
  },
  en: {
    title: 'Payment (test page)',
    notice: 'This shop is in test mode: no money moves here. Choose how the payment ends.',
    paid: 'Pay',
    declined: 'Decline the payment',
    abandoned: 'Cancel',
  },
}
