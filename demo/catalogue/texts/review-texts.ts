import type { Locale } from '../../../domain/locale.ts'
import type { Group } from '../family.ts'

/** Groups of products with the same review texts. */
export type Subject = 'fan' | 'hrv' | 'parts' | 'filter' | 'control' | 'other'

export const subjectOf: Record<Group, Subject> = {
  fan: 'fan', industrial: 'fan', hrv: 'hrv', duct: 'parts', fitting: 'parts', outlet: 'parts', sound: 'parts', filter: 'filter',
  control: 'control', fire: 'other', hood: 'fan', heat: 'other', mount: 'parts', set: 'other',
}

/** Rating and opinion. */
type Opinion = readonly [rating: number, text: string]

export const opinions: Record<Locale, Record<Subject, Opinion[]>> = {
  de: {
    fan: [
      [100, 'Deutlich leiser als der alte, den hörte man im Flur.'], [100, 'Läuft seit einem halben Jahr jeden Tag, keine Beanstandung.'], [100, 'Passte ohne Stemmen in das vorhandene Loch.'], [80, 'Gute Leistung, nur der Klemmenraum ist eng.'],
      [80, 'Zieht den Dampf nach dem Duschen in zehn Minuten weg.'], [80, 'Geräusch stimmt mit dem Datenblatt überein, nachgemessen mit der App.'], [60, 'Leistung in Ordnung, aber mit 3 m Flexrohr bleibt weniger übrig als gedacht.'], [60, 'Die Abdeckung sitzt etwas locker, sonst gut.'], [40, 'Mir zu laut fürs Schlafzimmer daneben, habe auf ein größeres Modell getauscht.'], [20, 'Kam mit Kratzer an, wurde aber anstandslos ersetzt.'],
    ],
    hrv: [
      [100, 'Wir schlafen besser, morgens ist keine Scheibe mehr beschlagen.'], [100, 'Unterlagen vollständig, Inbetriebnahme nach Anleitung an einem Tag.'], [100, 'Auf Stufe 2 im Nebenraum nicht zu hören.'], [80, 'Gerät sehr gut, die App könnte übersichtlicher sein.'], [80, 'Einbau mit Trockenbauer zu zweit gut machbar.'], [80, 'Filterwechsel geht in zwei Minuten.'], [60, 'Lieferzeit war zwei Wochen, angegeben und eingehalten.'], [40, 'Siphon fehlte im Paket, musste extra bestellt werden.'],
    ],
    parts: [
      [100, 'Maßhaltig, rutscht satt ins Rohr und hält dicht.'], [100, 'Bestelle ich für jede Baustelle wieder.'], [100, 'Gut verpackt, nichts verbeult.'], [80, 'Sauber verarbeitet, Kanten entgratet.'], [80, 'Preis ab zehn Stück in Ordnung.'], [80, 'Hat die Lücke an der Außenwand sauber abgedeckt.'], [60, 'Blech recht dünn, für den Zweck reicht es.'], [60, 'Ein Teil hatte eine Delle, Gutschrift kam am nächsten Tag.'], [40, 'Falsche Nennweite bestellt, mein Fehler, Rückgabe ging.'],
    ],
    filter: [
      [100, 'Passt genau wie der Originalfilter.'], [100, 'Dichtung liegt rundum an, Staub ist weg.'], [100, 'Dritter Satz, Qualität gleich geblieben.'], [80, 'Etwas steifer Rahmen, geht aber hinein.'], [80, 'Weniger Pollen im Schlafzimmer, merkt man im Mai.'], [60, 'Kein Richtungspfeil auf dem Rahmen, sonst gut.'], [40, 'War nach vier Monaten schon grau, wohnen allerdings an der Straße.'],
    ],
    control: [
      [100, 'Angeschlossen nach Plan im Deckel, funktioniert.'], [100, 'Regelt ruhig bis ganz nach unten.'], [80, 'Schaltet zuverlässig, Anzeige gut lesbar.'], [80, 'Für den Preis sauber gebaut.'], [80, 'Unterputzdose braucht 60 mm Tiefe, steht in der Anleitung.'], [60, 'Anleitung klein gedruckt.'], [40, 'Bei meinem Motor brummte es, mit Trafo ist Ruhe.'],
    ],
    other: [
      [100, 'Alles dabei, an einem Vormittag montiert.'], [100, 'Wie beschrieben, Leistungserklärung lag bei.'], [80, 'Stabil und gut gemacht.'], [80, 'Lieferung am angegebenen Tag.'], [60, 'Schwerer als gedacht, zu zweit heben.'], [40, 'Schrauben fehlten, kamen nach.'],
    ],
  },
  cs: {
    fan: [
      [100, 'Proti starému je o hodně tišší, ten byl slyšet až na chodbě.'], [100, 'Běží půl roku denně a bez problému.'], [100, 'Sedl do původního otvoru bez sekání.'], [80, 'Výkon dobrý, jen je málo místa na svorky.'], [80, 'Páru po sprše odtáhne za deset minut.'], [80, 'Hluk odpovídá údajům, ověřil jsem v mobilu.'], [60, 'S třemi metry hadice zbyde méně, než jsem čekal.'], [60, 'Kryt drží trochu volně, jinak v pořádku.'], [40, 'Vedle ložnice je na mě hlučný, vyměnil jsem za větší.'], [20, 'Přišel poškrábaný, vyměnili ho bez řečí.'],
    ],
    hrv: [
      [100, 'Lépe se nám spí a okna se ráno nerosí.'], [100, 'Úplná dokumentace, zprovoznění podle návodu za den.'], [100, 'Na druhý stupeň není vedle slyšet.'], [80, 'Jednotka výborná, aplikace by mohla být přehlednější.'], [80, 'Ve dvou se montáž dala zvládnout.'], [80, 'Výměna filtru je na dvě minuty.'], [60, 'Čekali jsme dva týdny, jak bylo napsáno.'], [40, 'Chyběl sifon, musel jsem ho dokoupit.'],
    ],
    parts: [
      [100, 'Rozměr sedí, do trubky jde těsně a drží.'], [100, 'Beru na každou stavbu.'], [100, 'Dobře zabalené, nic pomačkané.'], [80, 'Čisté provedení, hrany začištěné.'], [80, 'Od deseti kusů slušná cena.'], [80, 'Otvor na fasádě zakryla přesně.'], [60, 'Plech tenčí, ale na tohle stačí.'], [60, 'Jeden kus s promáčklinou, peníze vrátili druhý den.'], [40, 'Objednal jsem špatný průměr, vrácení proběhlo hladce.'],
    ],
    filter: [
      [100, 'Sedí stejně jako originál.'], [100, 'Těsnění dolehne po celém obvodu, prach je pryč.'], [100, 'Kupuji potřetí, kvalita stejná.'], [80, 'Rámeček tužší, ale zasunout jde.'], [80, 'V květnu je v ložnici méně pylu.'], [60, 'Na rámečku chybí šipka směru, jinak dobré.'], [40, 'Po čtyřech měsících šedý, bydlíme ovšem u silnice.'],
    ],
    control: [
      [100, 'Zapojeno podle schématu ve víčku, funguje.'], [100, 'Reguluje klidně až dolů.'], [80, 'Spíná spolehlivě, displej je čitelný.'], [80, 'Za tu cenu poctivě udělané.'], [80, 'Krabice musí mít hloubku 60 mm, je to v návodu.'], [60, 'Návod drobným písmem.'], [40, 'S mým motorem bručel, s transformátorem je ticho.'],
    ],
    other: [
      [100, 'Všechno v krabici, namontováno za dopoledne.'], [100, 'Odpovídá popisu, prohlášení bylo přiložené.'], [80, 'Pevné a dobře udělané.'], [80, 'Dorazilo v uvedený den.'], [60, 'Těžší, než jsem myslel, zvedejte ve dvou.'], [40, 'Chyběly šrouby, doposlali.'],
    ],
  },
  sk: {
    fan: [
      [100, 'Oproti starému je oveľa tichší, ten bolo počuť až na chodbe.'], [100, 'Beží pol roka denne a bez problému.'], [100, 'Sadol do pôvodného otvoru bez sekania.'], [80, 'Výkon dobrý, len je málo miesta na svorky.'], [80, 'Paru po sprche odtiahne za desať minút.'], [60, 'S tromi metrami hadice ostane menej, než som čakal.'], [40, 'Vedľa spálne je na mňa hlučný, vymenil som za väčší.'],
    ],
    hrv: [
      [100, 'Lepšie sa nám spí a okná sa ráno nerosia.'], [100, 'Na druhý stupeň ho vedľa nepočuť.'], [80, 'Jednotka výborná, aplikácia by mohla byť prehľadnejšia.'], [80, 'Výmena filtra je na dve minúty.'], [60, 'Čakali sme dva týždne, ako bolo napísané.'],
    ],
    parts: [
      [100, 'Rozmer sedí, do rúry ide tesne a drží.'], [100, 'Beriem na každú stavbu.'], [80, 'Čisté vyhotovenie, hrany začistené.'], [80, 'Od desiatich kusov slušná cena.'], [60, 'Plech tenší, ale na toto stačí.'], [40, 'Objednal som zlý priemer, vrátenie prebehlo hladko.'],
    ],
    filter: [
      [100, 'Sedí rovnako ako originál.'], [100, 'Kupujem tretíkrát, kvalita rovnaká.'], [80, 'V máji je v spálni menej peľu.'], [60, 'Na rámiku chýba šípka smeru, inak dobré.'],
    ],
    control: [
      [100, 'Zapojené podľa schémy vo veku, funguje.'], [80, 'Spína spoľahlivo, displej je čitateľný.'], [80, 'Za tú cenu poctivo urobené.'], [60, 'Návod drobným písmom.'],
    ],
    other: [
      [100, 'Všetko v krabici, namontované za dopoludnie.'], [80, 'Pevné a dobre urobené.'], [60, 'Ťažšie, než som myslel, dvíhajte vo dvojici.'],
    ],
  },
  en: {
    fan: [[100, 'Much quieter than the old one, which you could hear in the hall.'], [80, 'Clears the steam in ten minutes after a shower.'], [60, 'Fine, but three metres of flex eat up more than I thought.']],
    hrv: [[100, 'No more condensation on the windows in the morning.'], [80, 'Good unit, the app could be clearer.']],
    parts: [[100, 'True to size, pushes in tight and stays tight.'], [80, 'Clean edges, well packed.'], [60, 'Sheet is on the thin side, good enough for this job.']],
    filter: [[100, 'Fits just like the original.'], [80, 'Less pollen in the bedroom since.']],
    control: [[100, 'Wired it as shown in the lid, works.'], [60, 'Small print in the manual.']],
    other: [[100, 'Everything in the box, fitted in a morning.'], [80, 'Solid and well made.']],
  },
}

/** Additional sentences of positive reviews. */
export const additions: Record<Locale, string[]> = {
  de: ['Versand war am nächsten Tag da.', 'Würde ich wieder nehmen.', 'Die Maße in der Zeichnung stimmen.', 'Beratung am Telefon war kurz und richtig.', 'Der zweite ist schon bestellt.', 'Montage etwa eine Stunde.'],
  cs: ['Doručeno druhý den.', 'Koupil bych znovu.', 'Rozměry ve výkresu sedí.', 'Po telefonu poradili stručně a správně.', 'Druhý už mám objednaný.', 'Montáž asi hodinu.'],
  sk: ['Doručené na druhý deň.', 'Kúpil by som znova.', 'Rozmery vo výkrese sedia.', 'Po telefóne poradili stručne a správne.', 'Montáž asi hodinu.'],
  en: ['Delivered the next day.', 'Would buy again.', 'The drawing is accurate.', 'Took about an hour to fit.'],
}

export const authors: Record<Locale, string[]> = {
  de: ['Jens W.', 'Katrin S.', 'M. Hoffmann', 'Uwe K.', 'Sabine R.', 'T. Lehmann', 'Elektro Brandt', 'Andrea P.', 'Holger M.', 'Familie Vogt', 'R. Neumann', 'Silke B.', 'Dirk F.', 'Bauservice Krüger'],
  cs: ['Petr N.', 'Jana K.', 'Martin D.', 'Lenka H.', 'J. Procházka', 'Tomáš V.', 'Instal Beneš', 'Alena M.', 'Radek S.', 'Pavel Č.', 'Zuzana T.'],
  sk: ['Marek B.', 'Jana Š.', 'Peter H.', 'Katarína L.', 'J. Kováč', 'Miroslav T.', 'Andrea G.'],
  en: ['James R.', 'Emma T.', 'P. Collins', 'Sarah W.', 'Tom H.'],
}
