import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'

export interface ArticleCategorySource {
  /** Parent category; null at the top level. */
  master: string | null
  title: Text
  /** Shorter, for menus. */
  menuTitle: Text
  perex: Text
}

const category = (master: string | null, title: Text, menuTitle: Text, perex: Text): ArticleCategorySource => ({ master, title, menuTitle, perex })

/** Categories of articles in two levels, in the order of the menu. */
export const articleCategories = {
  guide: category(null,
    t('Ratgeber: Räume richtig lüften', 'Rady: jak větrat místnosti', 'Rady: ako vetrať miestnosti', 'Guides: airing rooms well'),
    t('Ratgeber', 'Rady', 'Rady', 'Guides'),
    t('Antworten auf Fragen, die vor dem Kauf und nach dem Einbau auftauchen, geordnet nach Räumen.', 'Odpovědi na otázky před koupí i po montáži, uspořádané podle místností.', 'Odpovede na otázky pred kúpou aj po montáži, usporiadané podľa miestností.', 'Answers to questions that come up before buying and after fitting, by room.')),
  'guide-bath': category('guide',
    t('Bad und WC', 'Koupelna a WC', 'Kúpeľňa a WC', 'Bathroom and toilet'),
    t('Bad & WC', 'Koupelna a WC', 'Kúpeľňa a WC', 'Bathroom'),
    t('Badlüfter auswählen, einstellen und pflegen, auch in Bädern ohne Fenster.', 'Jak ventilátor vybrat, nastavit a udržovat, i v koupelně bez okna.', 'Ako ventilátor vybrať, nastaviť a udržiavať, aj v kúpeľni bez okna.', 'Choosing, setting and maintaining bathroom fans, with or without a window.')),
  'guide-home': category('guide',
    t('Wohnung und Haus', 'Byt a dům', 'Byt a dom', 'Flat and house'),
    t('Wohnung & Haus', 'Byt a dům', 'Byt a dom', 'Home'),
    t('Lüften mit Wärmerückgewinnung, Filter und der Sommer.', 'Větrání s rekuperací, filtry a léto.', 'Vetranie s rekuperáciou, filtre a leto.', 'Heat recovery, filters and summer.')),
  'guide-cellar': category('guide',
    t('Keller und Feuchte', 'Sklep a vlhkost', 'Pivnica a vlhkosť', 'Cellars and moisture'),
    t('Keller & Feuchte', 'Sklep a vlhkost', 'Pivnica a vlhkosť', 'Moisture'),
    t('Wo Wasser herkommt, wie man es misst und wie es wieder hinausfindet.', 'Odkud se bere voda, jak ji změřit a jak ji dostat ven.', 'Odkiaľ sa berie voda, ako ju zmerať a ako ju dostať von.', 'Where water comes from, how to measure it and how to get it out.')),
  planning: category(null,
    t('Planung: rechnen und einbauen', 'Návrh: výpočet a montáž', 'Návrh: výpočet a montáž', 'Planning: sizing and fitting'),
    t('Planung', 'Návrh', 'Návrh', 'Planning'),
    t('Vom Volumenstrom bis zur Schelle: Tabellen und Regeln für eine Anlage, die hält, was das Datenblatt verspricht.', 'Od průtoku po objímku: tabulky a pravidla, aby zařízení dělalo to, co slibuje list.', 'Od prietoku po objímku: tabuľky a pravidlá, aby zariadenie robilo to, čo sľubuje list.', 'From airflow to clamp: tables and rules for a system that does what the data sheet says.')),
  'planning-sizing': category('planning',
    t('Auslegung', 'Dimenzování', 'Dimenzovanie', 'Sizing'),
    t('Auslegung', 'Dimenzování', 'Dimenzovanie', 'Sizing'),
    t('Luftmenge, Durchmesser, Druckverlust und Kennlinie.', 'Průtok, průměr, tlaková ztráta a charakteristika.', 'Prietok, priemer, tlaková strata a charakteristika.', 'Airflow, diameter, pressure loss and fan curve.')),
  'planning-sound': category('planning',
    t('Geräusch', 'Hluk', 'Hluk', 'Noise'),
    t('Geräusch', 'Hluk', 'Hluk', 'Noise'),
    t('Schall verstehen, dämpfen und an der Quelle vermeiden.', 'Jak hluku rozumět, tlumit ho a předejít mu u zdroje.', 'Ako hluku rozumieť, tlmiť ho a predísť mu pri zdroji.', 'Understanding sound, damping it and avoiding it at the source.')),
  'planning-installation': category('planning',
    t('Einbau', 'Montáž', 'Montáž', 'Installation'),
    t('Einbau', 'Montáž', 'Montáž', 'Installation'),
    t('Rohre, Schläuche, Durchführungen und der elektrische Anschluss.', 'Potrubí, hadice, prostupy a elektrické zapojení.', 'Potrubie, hadice, prestupy a elektrické zapojenie.', 'Ducts, hoses, terminals and the electrical connection.')),
  rules: category(null,
    t('Recht und Normen', 'Předpisy a normy', 'Predpisy a normy', 'Rules and standards'),
    t('Recht & Normen', 'Předpisy a normy', 'Predpisy a normy', 'Rules'),
    t('Was Vorschriften verlangen, ohne Paragraphendeutsch. Keine Rechtsberatung.', 'Co předpisy vyžadují, srozumitelně. Nejde o právní radu.', 'Čo predpisy vyžadujú, zrozumiteľne. Nejde o právnu radu.', 'What the rules ask for, in plain words. Not legal advice.')),
  'rules-safety': category('rules',
    t('Sicherheit und Kennzeichnung', 'Bezpečnost a značení', 'Bezpečnosť a značenie', 'Safety and labelling'),
    t('Sicherheit', 'Bezpečnost', 'Bezpečnosť', 'Safety'),
    t('Brandschutz, Feuerstätten, Energielabel.', 'Požární ochrana, krby a kotle, energetické štítky.', 'Požiarna ochrana, kozuby a kotly, energetické štítky.', 'Fire protection, fireplaces, energy labels.')),
  'rules-shopping': category('rules',
    t('Einkauf und Rechte', 'Nákup a práva', 'Nákup a práva', 'Shopping and rights'),
    t('Einkauf & Rechte', 'Nákup a práva', 'Nákup a práva', 'Your rights'),
    t('Widerruf, Preise, Rückgabe alter Geräte.', 'Odstoupení, ceny, vrácení starých přístrojů.', 'Odstúpenie, ceny, vrátenie starých prístrojov.', 'Withdrawal, prices, returning old devices.')),
  news: category(null,
    t('Aktuelles von LuftBasis', 'Novinky LuftBasis', 'Novinky LuftBasis', 'News from LuftBasis'),
    t('Aktuelles', 'Novinky', 'Novinky', 'News'),
    t('Neues aus Sortiment, Lagern und Niederlassungen.', 'Novinky z nabídky, skladů a poboček.', 'Novinky z ponuky, skladov a pobočiek.', 'News from range, warehouses and branches.')),
  'news-products': category('news',
    t('Produktwissen', 'O výrobcích', 'O výrobkoch', 'About products'),
    t('Produktwissen', 'O výrobcích', 'O výrobkoch', 'Products'),
    t('Technik im Vergleich und wie wir zu unseren Daten kommen.', 'Technika v porovnání a odkud máme údaje.', 'Technika v porovnaní a odkiaľ máme údaje.', 'Technology compared, and where our data come from.')),
  'news-company': category('news',
    t('Aus dem Haus', 'Ze života firmy', 'Zo života firmy', 'From the company'),
    t('Aus dem Haus', 'Z firmy', 'Z firmy', 'Company'),
    t('Niederlassungen, Lager und was sich bei uns ändert.', 'Pobočky, sklady a co se u nás mění.', 'Pobočky, sklady a čo sa u nás mení.', 'Branches, warehouses and what changes here.')),
} satisfies Record<string, ArticleCategorySource>

export type ArticleCategoryId = keyof typeof articleCategories
