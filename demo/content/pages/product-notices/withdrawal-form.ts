import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'

export const withdrawalFormPage = page('withdrawalForm', t('Muster-Widerrufsformular', 'Vzorový formulář pro odstoupení', 'Vzorový formulár na odstúpenie', 'Model withdrawal form'), t(
    `Wenn Sie den Vertrag widerrufen wollen, können Sie dieses Formular ausfüllen und zurücksenden. Vorgeschrieben ist es nicht; eine E-Mail oder „Vertrag widerrufen“ am Ende jeder Seite genügt.

| | |
| An | LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example |
| Erklärung | Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren |
| Waren | … |
| Bestellt am / erhalten am | … |
| Name | … |
| Anschrift | … |
| Unterschrift (nur auf Papier) | … |
| Datum | … |

Fristen und Folgen stehen in der [Widerrufsbelehrung](page:withdrawal).`,
    `Chcete-li odstoupit od smlouvy, můžete vyplnit tento formulář a poslat nám ho. Povinný není; stačí e-mail nebo odkaz „Odstoupit od smlouvy“ v zápatí.

| | |
| Adresát | LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example |
| Oznámení | Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží |
| Zboží | … |
| Datum objednání / převzetí | … |
| Jméno | … |
| Adresa | … |
| Podpis (jen na papíře) | … |
| Datum | … |

Lhůty a důsledky najdete v [poučení](page:withdrawal).`,
    `Ak chcete odstúpiť od zmluvy, môžete vyplniť tento formulár a poslať nám ho. Povinný nie je; stačí e-mail alebo odkaz „Odstúpiť od zmluvy“ v pätičke.

| | |
| Adresát | LuftBasis GmbH, Musterallee 12, 04109 Leipzig, service@luftbasis.example |
| Oznámenie | Oznamujem, že týmto odstupujem od zmluvy o kúpe tohto tovaru |
| Tovar | … |
| Dátum objednania / prevzatia | … |
| Meno | … |
| Adresa | … |
| Podpis (len na papieri) | … |
| Dátum | … |

Lehoty a dôsledky nájdete v [poučení](page:withdrawal).`,
    `If you want to withdraw from the contract you may fill in this form and send it back. It is not obligatory; an e-mail or “Withdraw from contract” at the foot of every page will do.

| | |
| To | LuftBasis GmbH, Musterallee 12, 04109 Leipzig, Germany, service@luftbasis.example |
| Notice | I hereby give notice that I withdraw from my contract of sale of the following goods |
| Goods | … |
| Ordered on / received on | … |
| Name | … |
| Address | … |
| Signature (on paper only) | … |
| Date | … |

Periods and effects are in the [instructions](page:withdrawal).`), ['/widerrufsformular.html'])
