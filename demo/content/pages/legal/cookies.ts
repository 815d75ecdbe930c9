import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'
import { storedNamesTable } from '../stored-names.ts'

export const cookiesPage = page('cookies', t('Cookies', 'Cookies', 'Cookies', 'Cookies'), t(
    `Wir setzen ohne Ihre Einwilligung nur Cookies, die für den Shop nötig sind (§ 25 Abs. 2 TDDDG). Ihre Namen beginnen zum Teil mit __Host-; ebenso führt die Liste, was Ihr Browser für den Shop speichert, ohne es mitzusenden.

${storedNamesTable('de')}

Statistik und Werbung laden wir erst, wenn Sie zustimmen. „Alles ablehnen“ steht gleichwertig neben „Alle akzeptieren“; nichts ist vorausgewählt. Ihre Wahl können Sie jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite ändern.`,
    `Bez vašeho souhlasu ukládáme jen cookies nezbytné pro provoz obchodu (§ 89 zákona č. 127/2005 Sb.). Jejich názvy zčásti začínají na __Host-; seznam uvádí i to, co si pro obchod pamatuje váš prohlížeč a neodesílá.

${storedNamesTable('cs')}

Statistiku a reklamu načteme až po souhlasu. „Odmítnout vše“ je rovnocenné s „Přijmout vše“; nic není předem zaškrtnuto. Volbu můžete kdykoli změnit v „Nastavení cookies“ v zápatí.`,
    `Bez vášho súhlasu ukladáme len cookies nevyhnutné na prevádzku obchodu (§ 109 zákona č. 452/2021 Z. z.). Ich názvy sčasti začínajú na __Host-; zoznam uvádza aj to, čo si pre obchod pamätá váš prehliadač a neodosiela.

${storedNamesTable('sk')}

Štatistiku a reklamu načítame až po súhlase. „Odmietnuť všetko“ je rovnocenné s „Prijať všetko“; nič nie je vopred zaškrtnuté. Voľbu môžete kedykoľvek zmeniť v „Nastaveniach cookies“ v pätičke.`,
    `Without your consent we set only cookies the shop needs. Some of their names begin with __Host-; the list also has what your browser keeps for the shop without sending it.

${storedNamesTable('en')}

Statistics and advertising load only after you agree. “Reject all” stands level with “Accept all”; nothing is pre-ticked. Change your choice at any time under “Cookie settings” at the foot of every page.`,
  ))
