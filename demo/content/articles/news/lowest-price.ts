import type { ArticleSource } from '../article.ts'

export const lowestPrice: ArticleSource = {
  id: 'lowest-price',
  category: 'rules-shopping',
  author: 'ruth',
  tags: ['shopping', 'company'],
  published: '2025-10-30',
  texts: {
    de: {
      title: 'Was „Niedrigster Preis der letzten 30 Tage“ bedeutet',
      short: '30-Tage-Preis',
      perex: 'Wie wir Rabatte ausweisen, wovon die Prozente gerechnet werden und weshalb manche Preise ohne Streichpreis sinken.',
      body: `Bei jeder Ermäßigung steht in unserem Shop ein zweiter Preis: der niedrigste, den wir in den 30 Tagen davor verlangt haben. Das schreibt § 11 der Preisangabenverordnung vor. Der Zweck ist einfach: Niemand soll einen Preis kurz anheben, um ihn dann mit großem Rabatt zu senken.

## Ein Beispiel

| Tag | Preis |
| bis 30. September | 79,90 € |
| 1. bis 14. Oktober | 74,90 € |
| 15. bis 31. Oktober | 79,90 € |
| ab 1. November | 69,90 € |

Am 1. November lautet die Anzeige: **69,90 €**, niedrigster Preis der letzten 30 Tage 74,90 €, Ermäßigung 6 %. Gerechnet wird also von 74,90 €, nicht von den 79,90 €, die am Vortag galten. So hat es der Europäische Gerichtshof im September 2024 entschieden (C-330/23).

## Wo die Angabe steht

Neben jedem ermäßigten Preis: in der Liste, auf der Produktseite und im Warenkorb. Sie gilt je Land, weil wir in Tschechien und der Slowakei eigene Preise führen; der niedrigste Preis in Kronen kann an einem anderen Tag gegolten haben als der in Euro.

## Was keine Ermäßigung ist

- **Staffelpreise.** Ab zehn Bögen sind es 3 % weniger. Das gilt dauerhaft und für jeden.
- **Preise nach Kundengruppe.** Handwerk und Großhandel sehen nach der Anmeldung eigene Preise.
- **Eine stille Senkung.** Wird ein Artikel einfach billiger, ohne dass wir damit werben, steht nur der neue Preis da.
- **Gutscheine.** Sie gelten für die Bestellung, nicht für den Artikel.

## Preis je Meter, Liter, Quadratmeter

Bei Ware nach Länge, Fläche oder Inhalt steht außerdem der [Grundpreis](page:shipping) dabei: Klebeband je Meter, Dichtmasse je Liter, Filtermatte je Quadratmeter. So lassen sich die 310-ml-Kartusche und die Rolle mit 50 m gegen andere Packungen halten.

## Warum das auch uns hilft

Eine Preishistorie je Land macht Arbeit, aber sie beendet Diskussionen. Wer fragt, ob ein Angebot wirklich eines ist, bekommt eine Zahl und ein Datum. Und wir überlegen zweimal, bevor wir einen Preis ändern.

## Brutto, netto, Versand

Alle Preise enthalten die Mehrwertsteuer des Landes, in das wir liefern. Wer gewerblich kauft, kann die Anzeige auf netto umstellen. Was der Versand kostet, sehen Sie im Warenkorb, bevor Sie Daten eingeben.

Reste und geöffnete Ware finden Sie unter [Abverkauf und B-Ware](category:M3). Auch dort gilt: Der Vergleichspreis ist der niedrigste der letzten 30 Tage.`,
    },
    cs: {
      title: 'Co znamená „nejnižší cena za posledních 30 dní“',
      short: 'Cena za 30 dní',
      perex: 'Jak uvádíme slevy, z čeho se počítají procenta a proč některé ceny klesnou bez přeškrtnutí.',
      body: `U každé slevy stojí v našem obchodě druhá cena: nejnižší, za kterou jsme zboží v předchozích 30 dnech prodávali. Vyžaduje to § 12a zákona o ochraně spotřebitele. Smysl je prostý: nikdo nemá cenu nakrátko zvednout, aby ji pak s velkou slevou snížil.

## Příklad

| Den | Cena |
| do 30. září | 1 990 Kč |
| 1. až 14. října | 1 890 Kč |
| 15. až 31. října | 1 990 Kč |
| od 1. listopadu | 1 790 Kč |

Prvního listopadu uvidíte: **1 790 Kč**, nejnižší cena za posledních 30 dní 1 890 Kč, sleva 5 %. Počítá se tedy z 1 890 Kč, ne z 1 990 Kč, které platily den předtím. Tak rozhodl Soudní dvůr EU v září 2024 (C-330/23).

## Kde údaj najdete

U každé zlevněné ceny: v seznamu, na stránce výrobku i v košíku. Platí pro každou zemi zvlášť, protože v Německu, Česku a na Slovensku máme vlastní ceny; nejnižší cena v korunách mohla platit v jiný den než cena v eurech.

## Co sleva není

- **Množstevní ceny.** Od deseti oblouků je cena o 3 % nižší. Platí to trvale a pro každého.
- **Ceny podle skupiny zákazníků.** Řemeslníci a velkoobchod vidí po přihlášení vlastní ceny.
- **Tiché snížení.** Zlevní-li zboží, aniž to inzerujeme, stojí tam jen nová cena.
- **Poukazy.** Platí na objednávku, ne na zboží.

## Cena za metr, litr, metr čtvereční

U zboží podle délky, plochy nebo obsahu je navíc [měrná cena](page:shipping): páska za metr, tmel za litr, filtrační tkanina za metr čtvereční. Kartuši 310 ml nebo roli 50 m tak snadno porovnáte s jiným balením.

## Proč to pomáhá i nám

Historie cen pro každou zemi dá práci, ale ukončí debaty. Kdo se ptá, zda je nabídka skutečně výhodná, dostane číslo a datum. A my si změnu ceny dvakrát rozmyslíme.

## S DPH, bez DPH, doprava

Všechny ceny obsahují DPH země, do které dodáváme. Kdo nakupuje na firmu, může si zobrazit ceny bez DPH. Kolik stojí doprava, vidíte v košíku dřív, než zadáte údaje.

Zbytky a rozbalené zboží najdete ve [výprodeji](category:M3). I tam platí: srovnávací cenou je nejnižší cena za posledních 30 dní.`,
    },
    sk: {
      title: 'Čo znamená „najnižšia cena za posledných 30 dní“',
      short: 'Cena za 30 dní',
      perex: 'Ako uvádzame zľavy, z čoho sa počítajú percentá a prečo niektoré ceny klesnú bez preškrtnutia.',
      body: `Pri každej zľave stojí v našom obchode druhá cena: najnižšia, za ktorú sme tovar v predchádzajúcich 30 dňoch predávali. Vyžaduje to zákon o ochrane spotrebiteľa. Zmysel je jednoduchý: nikto nemá cenu nakrátko zvýšiť, aby ju potom s veľkou zľavou znížil.

## Príklad

| Deň | Cena |
| do 30. septembra | 79,90 € |
| 1. až 14. októbra | 74,90 € |
| 15. až 31. októbra | 79,90 € |
| od 1. novembra | 69,90 € |

Prvého novembra uvidíte: **69,90 €**, najnižšia cena za posledných 30 dní 74,90 €, zľava 6 %. Počíta sa teda zo 74,90 €, nie zo 79,90 €, ktoré platili deň predtým. Tak rozhodol Súdny dvor EÚ v septembri 2024 (C-330/23).

## Kde údaj nájdete

Pri každej zlacnenej cene: v zozname, na stránke výrobku aj v košíku. Platí pre každú krajinu osobitne, lebo v Nemecku, Česku a na Slovensku máme vlastné ceny; najnižšia cena v korunách mohla platiť v iný deň než cena v eurách.

## Čo zľava nie je

- **Množstevné ceny.** Od desiatich oblúkov je cena o 3 % nižšia. Platí to trvalo a pre každého.
- **Ceny podľa skupiny zákazníkov.** Remeselníci a veľkoobchod vidia po prihlásení vlastné ceny.
- **Tiché zníženie.** Ak tovar zlacnie bez toho, aby sme to inzerovali, stojí tam len nová cena.
- **Poukazy.** Platia na objednávku, nie na tovar.

## Cena za meter, liter, meter štvorcový

Pri tovare podľa dĺžky, plochy alebo obsahu je navyše [merná cena](page:shipping): páska za meter, tmel za liter, filtračná tkanina za meter štvorcový. Kartušu 310 ml alebo rolku 50 m tak ľahko porovnáte s iným balením.

## Prečo to pomáha aj nám

História cien pre každú krajinu dá prácu, ale ukončí debaty. Kto sa pýta, či je ponuka naozaj výhodná, dostane číslo a dátum. A my si zmenu ceny dvakrát rozmyslíme.

## S DPH, bez DPH, doprava

Všetky ceny obsahujú DPH krajiny, do ktorej dodávame. Kto nakupuje na firmu, môže si zobraziť ceny bez DPH. Koľko stojí doprava, vidíte v košíku skôr, než zadáte údaje.

Zvyšky a rozbalený tovar nájdete vo [výpredaji](category:M3). Aj tam platí: porovnávacou cenou je najnižšia cena za posledných 30 dní.`,
    },
    en: {
      title: 'What “lowest price of the last 30 days” means',
      short: 'The 30-day price',
      perex: 'How we state reductions, what the percentages are taken from and why some prices fall without being struck through.',
      body: `Beside every reduction in our shop stands a second price: the lowest we have asked in the 30 days before. European law on price indications requires it, in Germany section 11 of the Price Indication Ordinance. The purpose is simple: nobody should raise a price briefly only to lower it with a large discount.

## An example

| Day | Price |
| until 30 September | €79.90 |
| 1 to 14 October | €74.90 |
| 15 to 31 October | €79.90 |
| from 1 November | €69.90 |

On 1 November it says: **€69.90**, lowest price of the last 30 days €74.90, reduced by 6 %. So it is taken from €74.90, not from the €79.90 of the day before. That is how the European Court of Justice decided in September 2024 (C-330/23).

## Where you find it

Beside every reduced price: in the list, on the product page and in the basket. It holds per country, because we have prices of their own in Czechia and Slovakia; the lowest price in crowns may have been on another day than the one in euros.

## What is not a reduction

- **Quantity prices.** From ten bends on it is 3 % less. That holds always and for everybody.
- **Prices by customer group.** Trade and wholesale see prices of their own after signing in.
- **A silent drop.** If an article simply gets cheaper without our advertising it, only the new price is shown.
- **Vouchers.** They apply to the order, not to the article.

## Price per metre, litre, square metre

For goods sold by length, area or content the [unit price](page:shipping) is shown as well: tape per metre, sealant per litre, filter media per square metre. So a 310 ml cartridge or a 50 m roll can be held against other packs.

## Why it helps us too

A price history per country is work, but it ends discussions. Whoever asks whether an offer really is one gets a figure and a date. And we think twice before we change a price.

## With VAT, without VAT, delivery

All prices include the VAT of the country we deliver to. Business customers can switch the display to prices without VAT. What delivery costs you see in the basket, before you enter any details.

Remnants and opened goods are under [Outlet](category:M3). There too the price to compare with is the lowest of the last 30 days.`,
    },
  },
}
