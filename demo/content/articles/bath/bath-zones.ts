import type { ArticleSource } from '../article.ts'

export const bathZones: ArticleSource = {
  id: 'bath-zones',
  category: 'guide-bath',
  author: 'matej',
  tags: ['bathroom', 'standards', 'installation'],
  published: '2025-09-02',
  texts: {
    de: {
      title: 'Badzonen und Schutzart: wo der Lüfter hin darf',
      short: 'Badzonen und Schutzart',
      perex: 'IPX2, IPX4, SELV: was die Zonen rund um Wanne und Dusche für den Einbau bedeuten.',
      body: `Rund um Wanne und Dusche teilt VDE 0100-701 das Bad in Bereiche ein. Je näher am Wasser, desto strenger die Anforderung. Für Lüfter sind drei Fragen wichtig: In welchem Bereich sitzt er? Welche Schutzart braucht er dort? Und welche Spannung darf anliegen?

## Die Bereiche

| Bereich | Wo | Lüfter mit 230 V | Schutzart |
| 0 | in der Wanne oder Duschtasse | nein | – |
| 1 | über der Wanne, bis 2,25 m Höhe | nur wenn der Hersteller es freigibt | mindestens IPX4 |
| 2 | 60 cm um Bereich 1 | ja | mindestens IPX4 |
| außerhalb | übriger Raum | ja | keine besondere |

Bei bodengleichen Duschen ohne Trennwand reicht Bereich 1 im Umkreis von 120 cm um den Wasserauslass; Bereich 2 entfällt dann. Über 2,25 m Höhe endet der Bereich, in vielen Bädern liegt die Decke also schon außerhalb.

## Was die Ziffern sagen

Die erste Ziffer steht für Berührung und Staub, die zweite für Wasser. Ein X heißt: nicht geprüft.

- **IPX2:** senkrecht fallende Tropfen bis 15° Neigung
- **IPX4:** Spritzwasser aus allen Richtungen
- **IPX5:** Strahlwasser
- **IP45:** zusätzlich gegen Drähte über 1 mm geschützt

Die Schutzart gilt für die Einbaulage im Datenblatt. Ein Gerät, das an der Wand IPX4 hat, kann an der Decke weniger haben.

## SELV: 12 V statt 230 V

Lüfter mit Schutzkleinspannung dürfen auch nah ans Wasser, solange der Transformator **außerhalb** von Bereich 0 und 1 sitzt. Das ist der übliche Weg direkt über der Dusche. Passende Geräte stehen bei den [12-V-Lüftern](category:A1.4), zum Beispiel der [Zefyra Selva](product:p-bath-12v-selva).

## Immer dabei: der Fehlerstromschutz

Stromkreise im Bad brauchen einen Fehlerstromschutzschalter mit höchstens 30 mA. Fehlt er in einem alten Haus, ist der Tausch des Lüfters ein guter Anlass, ihn nachrüsten zu lassen. Die Arbeit an 230 V gehört in die Hand einer Elektrofachkraft; die mechanische Montage können Sie selbst machen.

## Praktische Folgen

1. Zeichnen Sie Wanne, Dusche und Fenster maßstäblich auf und tragen Sie 60 cm ein.
2. Setzen Sie den Lüfter so hoch wie möglich, am besten gegenüber der Tür: Die Luft soll den ganzen Raum queren.
3. Liegt der einzige mögliche Platz über der Dusche, nehmen Sie 12 V oder setzen Sie einen [Rohrventilator](category:A2) in den Nebenraum und im Bad nur ein [Abluftventil](category:E2.2).

[[Badlüfter mit IPX4 und mehr]](category:A1)`,
    },
    cs: {
      title: 'Zóny v koupelně a krytí: kam smí ventilátor',
      short: 'Zóny v koupelně a krytí',
      perex: 'IPX2, IPX4, SELV: co pro montáž znamenají zóny kolem vany a sprchy.',
      body: `Prostor kolem vany a sprchy dělí ČSN 33 2000-7-701 na zóny. Čím blíž k vodě, tím přísnější požadavek. U ventilátoru jde o tři otázky: V které zóně bude? Jaké krytí tam potřebuje? A jaké napětí tam smí být?

## Zóny

| Zóna | Kde | Ventilátor na 230 V | Krytí |
| 0 | uvnitř vany nebo sprchové vaničky | ne | – |
| 1 | nad vanou do výšky 2,25 m | jen pokud to výrobce dovoluje | nejméně IPX4 |
| 2 | 60 cm kolem zóny 1 | ano | nejméně IPX4 |
| mimo zóny | zbytek místnosti | ano | bez zvláštních nároků |

U sprch v úrovni podlahy bez dělicí stěny sahá zóna 1 do vzdálenosti 120 cm od výtoku vody; zóna 2 pak odpadá. Ve výšce 2,25 m zóny končí, v mnoha koupelnách je tedy strop už mimo ně.

## Co říkají číslice

První číslice znamená ochranu před dotykem a prachem, druhá před vodou. X znamená, že se to nezkoušelo.

- **IPX2:** svisle padající kapky při sklonu do 15°
- **IPX4:** voda stříkající ze všech směrů
- **IPX5:** tryskající voda
- **IP45:** navíc ochrana před drátem silnějším než 1 mm

Krytí platí pro montážní polohu uvedenou v technickém listu. Přístroj, který má na stěně IPX4, může mít na stropě méně.

## SELV: 12 V místo 230 V

Ventilátory na bezpečné malé napětí smějí i do blízkosti vody, pokud je transformátor **mimo** zóny 0 a 1. To je obvyklé řešení přímo nad sprchou. Vhodné typy najdete mezi [ventilátory na 12 V](category:A1.4), například [Zefyra Selva](product:p-bath-12v-selva).

## Vždy s proudovým chráničem

Obvody v koupelně musí chránit proudový chránič s vybavovacím proudem nejvýše 30 mA. Pokud ve starém domě chybí, je výměna ventilátoru dobrou příležitostí k jeho doplnění. Práce na 230 V patří kvalifikovanému elektrikáři; mechanickou montáž zvládnete sami.

## Co z toho plyne v praxi

1. Nakreslete si vanu, sprchu a okno v měřítku a zakreslete 60 cm.
2. Ventilátor umístěte co nejvýš, nejlépe naproti dveřím: vzduch má projít celou místností.
3. Je-li jediné možné místo nad sprchou, zvolte 12 V, nebo dejte [potrubní ventilátor](category:A2) do vedlejší místnosti a do koupelny jen [odvodní ventil](category:E2.2).

[[Koupelnové ventilátory s IPX4 a vyšším krytím]](category:A1)`,
    },
    sk: {
      title: 'Zóny v kúpeľni a krytie: kam smie ventilátor',
      short: 'Zóny v kúpeľni a krytie',
      perex: 'IPX2, IPX4, SELV: čo pre montáž znamenajú zóny okolo vane a sprchy.',
      body: `Priestor okolo vane a sprchy delí STN 33 2000-7-701 na zóny. Čím bližšie k vode, tým prísnejšia požiadavka. Pri ventilátore ide o tri otázky: V ktorej zóne bude? Aké krytie tam potrebuje? A aké napätie tam smie byť?

## Zóny

| Zóna | Kde | Ventilátor na 230 V | Krytie |
| 0 | vo vani alebo v sprchovej vaničke | nie | – |
| 1 | nad vaňou do výšky 2,25 m | len ak to výrobca dovoľuje | najmenej IPX4 |
| 2 | 60 cm okolo zóny 1 | áno | najmenej IPX4 |
| mimo zón | zvyšok miestnosti | áno | bez osobitných nárokov |

Pri sprchách v úrovni podlahy bez deliacej steny siaha zóna 1 do vzdialenosti 120 cm od výtoku vody; zóna 2 vtedy odpadá. Vo výške 2,25 m sa zóny končia, v mnohých kúpeľniach je teda strop už mimo nich.

## Čo hovoria číslice

Prvá číslica znamená ochranu pred dotykom a prachom, druhá pred vodou. X znamená, že sa to neskúšalo.

- **IPX2:** zvisle padajúce kvapky pri sklone do 15°
- **IPX4:** voda striekajúca zo všetkých smerov
- **IPX5:** prúd vody z dýzy
- **IP45:** navyše ochrana pred drôtom hrubším než 1 mm

Krytie platí pre montážnu polohu uvedenú v technickom liste. Prístroj, ktorý má na stene IPX4, môže mať na strope menej.

## SELV: 12 V namiesto 230 V

Ventilátory na bezpečné malé napätie smú aj do blízkosti vody, ak je transformátor **mimo** zón 0 a 1. To je obvyklé riešenie priamo nad sprchou. Vhodné typy nájdete medzi [ventilátormi na 12 V](category:A1.4), napríklad [Zefyra Selva](product:p-bath-12v-selva).

## Vždy s prúdovým chráničom

Obvody v kúpeľni musí chrániť prúdový chránič s vybavovacím prúdom najviac 30 mA. Ak v starom dome chýba, výmena ventilátora je dobrá príležitosť na jeho doplnenie. Práca na 230 V patrí kvalifikovanému elektrikárovi; mechanickú montáž zvládnete sami.

## Čo z toho vyplýva v praxi

1. Nakreslite si vaňu, sprchu a okno v mierke a zakreslite 60 cm.
2. Ventilátor umiestnite čo najvyššie, najlepšie oproti dverám: vzduch má prejsť celou miestnosťou.
3. Ak je jediné možné miesto nad sprchou, zvoľte 12 V, alebo dajte [potrubný ventilátor](category:A2) do vedľajšej miestnosti a do kúpeľne len [odvodný ventil](category:E2.2).

[[Kúpeľňové ventilátory s IPX4 a vyšším krytím]](category:A1)`,
    },
    en: {
      title: 'Bathroom zones and IP ratings: where a fan may go',
      short: 'Bathroom zones and IP',
      perex: 'IPX2, IPX4, SELV: what the zones around bath and shower mean for fitting a fan.',
      body: `IEC 60364-7-701 divides the space around bath and shower into zones. The closer to the water, the stricter the requirement. For a fan, three questions matter: which zone is it in? Which IP rating does it need there? And which voltage is allowed?

## The zones

| Zone | Where | 230 V fan | IP rating |
| 0 | inside the bath or shower tray | no | – |
| 1 | above the bath, up to 2.25 m | only where the maker allows it | at least IPX4 |
| 2 | 60 cm around zone 1 | yes | at least IPX4 |
| outside | rest of the room | yes | nothing special |

For walk-in showers without a partition, zone 1 reaches 120 cm around the water outlet, and there is no zone 2. The zones end at a height of 2.25 m, so in many bathrooms the ceiling is already outside them.

## What the digits say

The first digit stands for touch and dust, the second for water. An X means: not tested.

- **IPX2:** drops falling vertically, tilted up to 15°
- **IPX4:** splashing water from any direction
- **IPX5:** water jets
- **IP45:** protected against wires thicker than 1 mm as well

The rating holds for the mounting position in the data sheet. A fan that has IPX4 on the wall may have less on the ceiling.

## SELV: 12 V instead of 230 V

Fans for safety extra-low voltage may sit close to the water, as long as the transformer is **outside** zones 0 and 1. This is the usual way directly above a shower. You will find suitable models among the [12 V fans](category:A1.4), for example the [Zefyra Selva](product:p-bath-12v-selva).

## Always: a residual current device

Circuits in a bathroom need a residual current device of 30 mA at most. If an old house has none, changing the fan is a good occasion to have one fitted. Work on 230 V belongs in the hands of an electrician; the mechanical part you can do yourself.

## What this means in practice

1. Draw bath, shower and window to scale and mark 60 cm.
2. Place the fan as high as possible, ideally opposite the door: the air should cross the whole room.
3. If the only possible place is above the shower, use 12 V, or put an [inline fan](category:A2) in the next room and only an [extract valve](category:E2.2) in the bathroom.

[[Bathroom fans with IPX4 and above]](category:A1)`,
    },
  },
}
