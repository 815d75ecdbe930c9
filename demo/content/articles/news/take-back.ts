import type { ArticleSource } from '../article.ts'

export const takeBack: ArticleSource = {
  id: 'take-back',
  category: 'rules-shopping',
  author: 'ruth',
  tags: ['shopping', 'company', 'maintenance'],
  published: '2025-12-16',
  texts: {
    de: {
      title: 'Alter Lüfter, leere Batterie: wohin damit?',
      short: 'Alte Geräte zurückgeben',
      perex: 'Was wir zurücknehmen, was der Wertstoffhof nimmt und warum ein Smart-Home-Sensor zwei Wege geht.',
      body: `Ein Badlüfter lebt zehn bis fünfzehn Jahre. Danach enthält er Kupfer, Stahl, Kunststoff und eine Platine, und nichts davon gehört in die graue Tonne. Die durchgestrichene Mülltonne auf dem Typenschild sagt genau das.

## Elektrogeräte

| Gerät | Wohin |
| bis 25 cm Kantenlänge: Badlüfter, Regler, Sensor | kostenlos zu uns, auch ohne Neukauf |
| größer: Rohrventilator, Lüftungsgerät | zu uns beim Kauf eines gleichartigen Geräts |
| alles | kommunale Sammelstelle, kostenlos |

Für kleine Geräte genügt ein Paket an unsere Annahmestelle in Leipzig, das Etikett bekommen Sie auf Anfrage. Große nimmt die Spedition mit, wenn sie das neue bringt; geben Sie das bei der Bestellung an.

In Tschechien und der Slowakei ist ein Beitrag zum Recycling im Preis enthalten. Die Rückgabe an den Sammelstellen ist dort ebenso kostenlos.

## Batterien

Fernbedienungen, Funksensoren und Messgeräte enthalten Batterien. Sie müssen getrennt abgegeben werden:

1. Batterie entnehmen, wenn das ohne Zerstörung geht.
2. Pole von Lithiumzellen mit Klebeband abdecken.
3. In die Sammelbox im Handel oder zu uns.

Ist die Zelle fest verbaut, bleibt sie im Gerät; sagen Sie es bei der Abgabe dazu. Die Zeichen Pb, Cd und Hg unter der Tonne bedeuten Blei, Cadmium und Quecksilber.

## Daten

Geräte mit WLAN speichern Zugangsdaten und Messwerte. Setzen Sie sie vor der Abgabe auf Werkseinstellung zurück. Das können nur Sie, danach sieht niemand mehr hinein.

## Filter, Rohr, Schaum

- **Gebrauchte Filter:** verschlossen in den Restmüll. Der Rahmen ist mit dem Vlies verklebt und lässt sich nicht trennen.
- **Rohre und Formteile aus Stahl:** Schrott, am Wertstoffhof gern gesehen.
- **Kartuschen mit Dichtmasse:** ausgehärtet in den Restmüll, nicht ausgehärtet zum Schadstoffmobil.
- **Mineralwolle:** getrennt in verschlossenem Sack, alte Wolle vor 1996 als Sondermüll.

## Auf der Baustelle

Wer eine ganze Anlage ausbaut, trennt am besten gleich vor Ort: Motoren und Platinen in eine Gitterbox, Blech in den Schrottcontainer, Dämmung in Säcke. Gemischt kostet die Entsorgung ein Mehrfaches, und Kupfer bringt sogar etwas ein.

## Oder reparieren?

Bevor ein Gerät geht: Für viele Reihen gibt es Laufräder, Klappen, Blenden und Platinen als [Ersatzteil](category:M2). Ein neues Lager kostet einen Bruchteil des Lüfters. Unsere [Beratung](page:contact) sieht nach, ob sich das lohnt.

Alle Einzelheiten stehen auf der Seite [Entsorgung und Rücknahme](page:disposal).`,
    },
    cs: {
      title: 'Starý ventilátor, vybitá baterie: kam s nimi?',
      short: 'Vrácení starých přístrojů',
      perex: 'Co od vás převezmeme, co přijme sběrný dvůr a proč má čidlo chytré domácnosti dvě cesty.',
      body: `Koupelnový ventilátor slouží deset až patnáct let. Pak obsahuje měď, ocel, plast a desku s elektronikou a nic z toho nepatří do popelnice. Přesně to říká přeškrtnutá popelnice na štítku.

## Elektrospotřebiče

| Přístroj | Kam |
| do 25 cm délky hrany: koupelnový ventilátor, regulátor, čidlo | zdarma k nám, i bez nového nákupu |
| větší: potrubní ventilátor, větrací jednotka | k nám při nákupu podobného přístroje |
| všechno | sběrný dvůr, zdarma |

U malých přístrojů stačí balík na naše sběrné místo v Lipsku, štítek vám na požádání pošleme. Velké odveze spedice, když přiveze nový; uveďte to v objednávce.

V Česku a na Slovensku je příspěvek na recyklaci obsažen v ceně. Odevzdání na sběrných místech je tam rovněž zdarma.

## Baterie

Dálkové ovladače, bezdrátová čidla a měřicí přístroje obsahují baterie. Odevzdávají se zvlášť:

1. Baterii vyjměte, pokud to jde bez poškození.
2. Póly lithiových článků přelepte páskou.
3. Do sběrné nádoby v obchodě, nebo k nám.

Je-li článek zabudovaný napevno, zůstane v přístroji; při odevzdání na to upozorněte. Značky Pb, Cd a Hg pod popelnicí znamenají olovo, kadmium a rtuť.

## Data

Přístroje s Wi-Fi uchovávají přihlašovací údaje a naměřené hodnoty. Před odevzdáním je vraťte do továrního nastavení. Můžete to udělat jen vy, potom už do nich nikdo nenahlédne.

## Filtry, trubky, pěna

- **Použité filtry:** uzavřené do směsného odpadu. Rámeček je s vložkou slepený a oddělit nejde.
- **Ocelové trubky a tvarovky:** šrot, ve sběrném dvoře vítaný.
- **Kartuše s tmelem:** vytvrzené do směsného odpadu, nevytvrzené do nebezpečného.
- **Minerální vlna:** zvlášť v uzavřeném pytli, stará vlna z doby před rokem 1996 jako nebezpečný odpad.

## Na stavbě

Kdo demontuje celé zařízení, třídí nejlépe rovnou na místě: motory a desky do mřížového boxu, plech do kontejneru na šrot, izolaci do pytlů. Smíšený odpad stojí několikanásobek, a měď dokonce něco vynese.

## Nebo opravit?

Než přístroj odejde: pro mnoho řad jsou oběžná kola, klapky, kryty a desky jako [náhradní díl](category:M2). Nové ložisko stojí zlomek ceny ventilátoru. Naše [poradna](page:contact) zjistí, zda se to vyplatí.

Všechny podrobnosti najdete na stránce [Likvidace a zpětný odběr](page:disposal).`,
    },
    sk: {
      title: 'Starý ventilátor, vybitá batéria: kam s nimi?',
      short: 'Vrátenie starých prístrojov',
      perex: 'Čo od vás prevezmeme, čo prijme zberný dvor a prečo má snímač inteligentnej domácnosti dve cesty.',
      body: `Kúpeľňový ventilátor slúži desať až pätnásť rokov. Potom obsahuje meď, oceľ, plast a dosku s elektronikou a nič z toho nepatrí do smetnej nádoby. Presne to hovorí preškrtnutá smetná nádoba na štítku.

## Elektrospotrebiče

| Prístroj | Kam |
| do 25 cm dĺžky hrany: kúpeľňový ventilátor, regulátor, snímač | zadarmo k nám, aj bez nového nákupu |
| väčšie: potrubný ventilátor, vetracia jednotka | k nám pri nákupe podobného prístroja |
| všetko | zberný dvor, zadarmo |

Pri malých prístrojoch stačí balík na naše zberné miesto v Lipsku, štítok vám na požiadanie pošleme. Veľké odvezie špedícia, keď privezie nový; uveďte to v objednávke.

V Česku a na Slovensku je príspevok na recykláciu zahrnutý v cene. Odovzdanie na zberných miestach je tam tiež zadarmo.

## Batérie

Diaľkové ovládače, bezdrôtové snímače a meracie prístroje obsahujú batérie. Odovzdávajú sa osobitne:

1. Batériu vyberte, ak to ide bez poškodenia.
2. Póly lítiových článkov prelepte páskou.
3. Do zbernej nádoby v obchode alebo k nám.

Ak je článok zabudovaný napevno, zostane v prístroji; pri odovzdaní na to upozornite. Značky Pb, Cd a Hg pod smetnou nádobou znamenajú olovo, kadmium a ortuť.

## Dáta

Prístroje s Wi-Fi uchovávajú prihlasovacie údaje a namerané hodnoty. Pred odovzdaním ich vráťte do továrenského nastavenia. Môžete to urobiť len vy, potom už do nich nikto nenazrie.

## Filtre, rúry, pena

- **Použité filtre:** uzavreté do zmesového odpadu. Rámik je s vložkou zlepený a oddeliť sa nedá.
- **Oceľové rúry a tvarovky:** šrot, v zbernom dvore vítaný.
- **Kartuše s tmelom:** vytvrdené do zmesového odpadu, nevytvrdené do nebezpečného.
- **Minerálna vlna:** osobitne v uzavretom vreci, stará vlna z obdobia pred rokom 1996 ako nebezpečný odpad.

## Na stavbe

Kto demontuje celé zariadenie, triedi najlepšie rovno na mieste: motory a dosky do mrežového boxu, plech do kontajnera na šrot, izoláciu do vriec. Zmiešaný odpad stojí niekoľkonásobok, a meď dokonca niečo vynesie.

## Alebo opraviť?

Skôr než prístroj odíde: pre mnohé rady sú obežné kolesá, klapky, kryty a dosky ako [náhradný diel](category:M2). Nové ložisko stojí zlomok ceny ventilátora. Naša [poradňa](page:contact) zistí, či sa to oplatí.

Všetky podrobnosti nájdete na stránke [Likvidácia a spätný odber](page:disposal).`,
    },
    en: {
      title: 'Old fan, empty battery: where do they go?',
      short: 'Return old devices',
      perex: 'What we take back, what the recycling centre takes and why a smart-home sensor goes two ways.',
      body: `A bathroom fan lives for ten to fifteen years. After that it holds copper, steel, plastic and a circuit board, and none of it belongs in the household bin. The crossed-out bin on the rating plate says just that.

## Electrical devices

| Device | Where to |
| edges up to 25 cm: bathroom fan, controller, sensor | to us, free, even without a new purchase |
| larger: inline fan, ventilation unit | to us when you buy one of the same kind |
| everything | municipal collection point, free |

For small devices a parcel to our collection point in Leipzig is enough, and we send you the label on request. The haulier takes large ones along when delivering the new one; tell us when you order.

In Czechia and Slovakia a contribution to recycling is included in the price. Handing devices in at collection points is free there as well.

## Batteries

Remote controls, radio sensors and meters contain batteries. They must be handed in separately:

1. Take the battery out if that can be done without breaking anything.
2. Cover the poles of lithium cells with tape.
3. Into the collection box in a shop, or to us.

If the cell is built in, it stays in the device; say so when you hand it in. The signs Pb, Cd and Hg below the bin mean lead, cadmium and mercury.

## Data

Devices with Wi-Fi store credentials and readings. Reset them to factory settings before you hand them in. Only you can do that, and after it nobody can look inside.

## Filters, ducts, foam

- **Used filters:** sealed, into residual waste. The frame is glued to the fleece and cannot be separated.
- **Steel ducts and fittings:** scrap metal, welcome at the recycling centre.
- **Cartridges of sealant:** cured into residual waste, uncured to hazardous waste collection.
- **Mineral wool:** separately in a closed bag, old wool from before 1996 as hazardous waste.

## On site

Whoever removes a whole system had best sort it on the spot: motors and circuit boards into a mesh box, sheet metal into the scrap container, insulation into bags. Mixed, disposal costs several times as much, and copper even earns something.

## Or repair it?

Before a device goes: for many ranges there are impellers, shutters, covers and circuit boards as [spare parts](category:M2). A new bearing costs a fraction of the fan. Our [advice desk](page:contact) finds out whether it is worth it.

All details are on the page [Disposal and take-back](page:disposal).`,
    },
  },
}
