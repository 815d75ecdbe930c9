import type { Text } from '../../../backend/db/columns.ts'
import { t } from './text.ts'

/** Explanations of parameter values, by `parameter:value`: a sentence, optionally a paragraph. */
export const valueTexts: Record<string, { short: Text; long?: Text; picture?: string; virtualCategory?: string }> = {
  'equipment:t': {
    short: t('Läuft nach dem Ausschalten des Lichts weiter, einstellbar von 2 bis 30 Minuten.', 'Po zhasnutí světla ještě běží, nastavitelně 2 až 30 minut.', 'Po zhasnutí svetla ešte beží, nastaviteľne 2 až 30 minút.', 'Runs on after the light is switched off, adjustable from 2 to 30 minutes.'),
  },
  'equipment:h': {
    short: t('Schaltet bei der eingestellten Luftfeuchte ein und wieder aus.', 'Zapíná a vypíná podle nastavené vlhkosti.', 'Zapína a vypína podľa nastavenej vlhkosti.', 'Switches on and off at the set humidity.'),
  },
  'equipment:th': {
    short: t('Feuchtesensor mit Nachlauf: der Lüfter kümmert sich selbst um das Bad.', 'Čidlo vlhkosti s doběhem: ventilátor se o koupelnu postará sám.', 'Snímač vlhkosti s dobehom: ventilátor sa o kúpeľňu postará sám.', 'Humidistat with run-on: the fan looks after the bathroom by itself.'),
    long: t('Der Sensor misst laufend. Steigt die Feuchte über den eingestellten Wert (40 bis 90 %), geht der Lüfter an, auch bei Nacht und ohne Licht; sinkt sie darunter, läuft er die eingestellte Zeit nach. Mit dem Lichtschalter lässt er sich zusätzlich von Hand starten.', 'Čidlo měří trvale. Stoupne-li vlhkost nad nastavenou hodnotu (40 až 90 %), ventilátor se zapne, i v noci a bez světla; po poklesu ještě nastavenou dobu běží. Spínačem světla ho lze spustit i ručně.', 'Snímač meria trvalo. Ak vlhkosť stúpne nad nastavenú hodnotu (40 až 90 %), ventilátor sa zapne, aj v noci a bez svetla; po poklese ešte nastavený čas beží. Vypínačom svetla ho možno spustiť aj ručne.', 'The sensor measures all the time. When humidity rises above the set value (40 to 90 %) the fan starts, at night and without light as well; when it drops, the fan runs on for the set time. The light switch starts it by hand.'),
  },
  'equipment:p': {
    short: t('Ein Bewegungsmelder schaltet ein, wenn jemand den Raum betritt.', 'Pohybové čidlo zapne ventilátor, když někdo vejde.', 'Pohybový snímač zapne ventilátor, keď niekto vojde.', 'A motion sensor switches on when somebody enters.'),
    virtualCategory: 'bath-fans-motion',
  },
  'equipment:c': { short: t('Wird mit einer Schnur am Gehäuse geschaltet, braucht also keinen Wandschalter.', 'Spíná se šňůrkou na krytu, nepotřebuje tedy vypínač na stěně.', 'Spína sa šnúrkou na kryte, nepotrebuje teda vypínač na stene.', 'Switched by a cord on the casing, so it needs no wall switch.') },
  'motor:ac': { short: t('Wechselstrommotor: robust, günstig, über Spannung regelbar.', 'Střídavý motor: odolný, levný, řízený napětím.', 'Striedavý motor: odolný, lacný, riadený napätím.', 'Alternating-current motor: robust, inexpensive, controlled by voltage.') },
  'motor:ec': {
    short: t('Elektronisch geregelter Motor: stufenlos, bei Teillast mit deutlich geringerer Aufnahme.', 'Elektronicky řízený motor: plynulé otáčky, při částečném výkonu výrazně nižší příkon.', 'Elektronicky riadený motor: plynulé otáčky, pri čiastočnom výkone výrazne nižší príkon.', 'Electronically commutated motor: stepless, with a much lower input at part load.'),
    long: t('EC-Motoren bringen ihre Elektronik mit und folgen einem Signal von 0 bis 10 V oder einem Potentiometer. Ein Triac- oder Trafo-Regler gehört nicht davor. Bei halber Drehzahl sinkt die Aufnahme auf etwa ein Achtel bis ein Viertel.', 'EC motory mají elektroniku v sobě a řídí se signálem 0 až 10 V nebo potenciometrem. Triakový ani transformátorový regulátor před ně nepatří. Při polovičních otáčkách klesá příkon na osminu až čtvrtinu.', 'EC motory majú elektroniku v sebe a riadia sa signálom 0 až 10 V alebo potenciometrom. Triakový ani transformátorový regulátor pred ne nepatrí. Pri polovičných otáčkach klesá príkon na osminu až štvrtinu.', 'EC motors bring their own electronics and follow a signal of 0 to 10 V or a potentiometer. A triac or transformer does not belong in front of them. At half speed the input drops to between an eighth and a quarter.'),
  },
  'motor:dc': { short: t('Gleichstrommotor für Kleinspannung oder mit eingebautem Netzteil.', 'Stejnosměrný motor na malé napětí nebo s vestavěným zdrojem.', 'Jednosmerný motor na malé napätie alebo so vstavaným zdrojom.', 'Direct-current motor for low voltage or with a built-in supply.') },
  'bearing:ball': { short: t('Kugellager: lange Laufzeit, Einbau in jeder Lage.', 'Kuličková ložiska: dlouhý chod, montáž v libovolné poloze.', 'Guľôčkové ložiská: dlhý chod, montáž v ľubovoľnej polohe.', 'Ball bearings: long life, any mounting position.') },
  'bearing:sleeve': { short: t('Gleitlager: leise und günstig, für gelegentlichen Betrieb bei waagrechter Achse.', 'Kluzná ložiska: tichá a levná, pro občasný chod s vodorovnou osou.', 'Klzné ložiská: tiché a lacné, na občasný chod s vodorovnou osou.', 'Sleeve bearings: quiet and inexpensive, for occasional use with a horizontal axis.') },
  'ip:ipx4': { short: t('Spritzwasser aus allen Richtungen: genügt für Badzone 1 und 2.', 'Stříkající voda ze všech směrů: stačí do zóny 1 a 2.', 'Striekajúca voda zo všetkých smerov: stačí do zóny 1 a 2.', 'Splashing water from all directions: enough for bath zones 1 and 2.') },
  'ip:ip44': { short: t('Fremdkörper ab 1 mm und Spritzwasser.', 'Tělesa od 1 mm a stříkající voda.', 'Telesá od 1 mm a striekajúca voda.', 'Objects from 1 mm and splashing water.') },
  'ip:ip45': { short: t('Fremdkörper ab 1 mm und Strahlwasser.', 'Tělesa od 1 mm a tryskající voda.', 'Telesá od 1 mm a tryskajúca voda.', 'Objects from 1 mm and water jets.') },
  'ip:ip54': { short: t('Staubgeschützt und spritzwassergeschützt.', 'Chráněno proti prachu a stříkající vodě.', 'Chránené proti prachu a striekajúcej vode.', 'Protected against dust and splashing water.') },
  'ip:ip55': { short: t('Staubgeschützt und strahlwassergeschützt.', 'Chráněno proti prachu a tryskající vodě.', 'Chránené proti prachu a tryskajúcej vode.', 'Protected against dust and water jets.') },
  'ip:ip65': { short: t('Staubdicht und strahlwassergeschützt.', 'Prachotěsné a chráněné proti tryskající vodě.', 'Prachotesné a chránené proti tryskajúcej vode.', 'Dust-tight and protected against water jets.') },
  'filter_iso:coarse-60': {
    short: t('Grobfilter, früher G4: Schutz für Gerät und Wärmetauscher.', 'Hrubý filtr, dříve G4: ochrana jednotky a výměníku.', 'Hrubý filter, predtým G4: ochrana jednotky a výmenníka.', 'Coarse filter, formerly G4: protection for unit and exchanger.'),
  },
  'filter_iso:epm10-50': {
    short: t('Hält mindestens die Hälfte der Partikel bis 10 µm zurück, auch Blütenpollen.', 'Zachytí nejméně polovinu částic do 10 µm, také pyl.', 'Zachytí najmenej polovicu častíc do 10 µm, aj peľ.', 'Holds back at least half of the particles up to 10 µm, pollen included.'),
  },
  'filter_iso:epm1-50': {
    short: t('Hält mindestens die Hälfte des Feinstaubs bis 1 µm zurück.', 'Zachytí nejméně polovinu jemného prachu do 1 µm.', 'Zachytí najmenej polovicu jemného prachu do 1 µm.', 'Holds back at least half of the fine dust up to 1 µm.'),
  },
  'filter_en779:g4': { short: t('Alte Klasse für Grobfilter, ungefähr Coarse 60 %.', 'Stará třída hrubých filtrů, zhruba Coarse 60 %.', 'Stará trieda hrubých filtrov, zhruba Coarse 60 %.', 'Former class of coarse filters, about Coarse 60 %.'), virtualCategory: 'filters-g4' },
  'filter_en779:m5': { short: t('Alte mittlere Klasse, ungefähr ePM10 50 %.', 'Stará střední třída, zhruba ePM10 50 %.', 'Stará stredná trieda, zhruba ePM10 50 %.', 'Former medium class, about ePM10 50 %.'), virtualCategory: 'filters-m5' },
  'filter_en779:f7': { short: t('Alte Feinfilterklasse, ungefähr ePM1 50 bis 65 %.', 'Stará třída jemných filtrů, zhruba ePM1 50 až 65 %.', 'Stará trieda jemných filtrov, zhruba ePM1 50 až 65 %.', 'Former fine class, about ePM1 50 to 65 %.'), virtualCategory: 'filters-f7' },
  'exchanger:counter-alu': { short: t('Gegenstromtauscher aus Aluminium: robust und waschbar.', 'Hliníkový protiproudý výměník: odolný a omyvatelný.', 'Hliníkový protiprúdový výmenník: odolný a umývateľný.', 'Aluminium counterflow exchanger: robust and washable.') },
  'exchanger:counter-plastic': { short: t('Gegenstromtauscher aus Kunststoff: leicht, hoher Wirkungsgrad.', 'Plastový protiproudý výměník: lehký, s vysokou účinností.', 'Plastový protiprúdový výmenník: ľahký, s vysokou účinnosťou.', 'Plastic counterflow exchanger: light, high efficiency.') },
  'exchanger:enthalpy': {
    short: t('Gibt neben Wärme auch Feuchte zurück.', 'Vrací vedle tepla i vlhkost.', 'Vracia popri teple aj vlhkosť.', 'Returns moisture as well as heat.'),
    virtualCategory: 'enthalpy-units',
  },
  'exchanger:rotor': { short: t('Drehendes Rad, das Wärme und etwas Feuchte von der Abluft in die Zuluft trägt.', 'Otáčející se kolo, které přenáší teplo a trochu vlhkosti z odvodu do přívodu.', 'Otáčajúce sa koleso, ktoré prenáša teplo a trochu vlhkosti z odvodu do prívodu.', 'A turning wheel that carries heat and some moisture from extract to supply air.') },
  'exchanger:ceramic': { short: t('Keramikspeicher im Wechselbetrieb, für Geräte in der Außenwand.', 'Keramický akumulátor se střídavým chodem, pro jednotky ve stěně.', 'Keramický akumulátor so striedavým chodom, pre jednotky v stene.', 'Ceramic store in alternating operation, for units in the outside wall.') },
  'bypass:auto': { short: t('Öffnet in Sommernächten von selbst und lässt kühle Luft am Tauscher vorbei.', 'V letních nocích se sám otevře a pustí chladný vzduch mimo výměník.', 'V letných nociach sa sám otvorí a pustí chladný vzduch mimo výmenníka.', 'Opens by itself on summer nights and lets cool air past the exchanger.') },
  'bypass:manual': { short: t('Wird im Frühjahr und Herbst von Hand umgestellt.', 'Přestavuje se ručně na jaře a na podzim.', 'Prestavuje sa ručne na jar a na jeseň.', 'Changed over by hand in spring and autumn.') },
  'tightness:c': { short: t('Höchstens ein Drittel der Leckluft von Klasse B, üblich im Wohnbau.', 'Nejvýše třetina netěsnosti třídy B, běžná v bytech.', 'Najviac tretina netesnosti triedy B, bežná v bytoch.', 'At most a third of the leakage of class B, usual in housing.') },
  'tightness:d': { short: t('Dichteste Klasse für Luftleitungen: ein Drittel der Leckluft von Klasse C.', 'Nejtěsnější třída potrubí: třetina netěsnosti třídy C.', 'Najtesnejšia trieda potrubia: tretina netesnosti triedy C.', 'The tightest class of ducts: a third of the leakage of class C.') },
  'end:male': { short: t('Steckt im Rohr.', 'Zasouvá se do potrubí.', 'Zasúva sa do potrubia.', 'Goes into the duct.') },
  'end:female': { short: t('Sitzt über dem Formteil.', 'Nasouvá se na tvarovku.', 'Nasúva sa na tvarovku.', 'Goes over the fitting.') },
  'fire_class:ei90': {
    short: t('Hält Feuer und Rauch 90 Minuten zurück, senkrecht (ve) und waagrecht (ho) eingebaut.', 'Zadrží oheň a kouř 90 minut, ve svislé (ve) i vodorovné (ho) poloze.', 'Zadrží oheň a dym 90 minút, vo zvislej (ve) aj vodorovnej (ho) polohe.', 'Holds back fire and smoke for 90 minutes, fitted vertically (ve) and horizontally (ho).'),
    virtualCategory: 'fire-ei90',
  },
  'ctrl:room-sensors': { short: t('Feuchte- und CO₂-Sensoren messen in mehreren Räumen; das Gerät regelt danach stufenlos.', 'Čidla vlhkosti a CO₂ měří ve více místnostech a jednotka podle nich plynule reguluje.', 'Snímače vlhkosti a CO₂ merajú vo viacerých miestnostiach a jednotka podľa nich plynule reguluje.', 'Humidity and CO₂ sensors measure in several rooms, and the unit adjusts continuously to them.') },
  'ctrl_signal:0-10v': {
    short: t('Analoges Signal: 0 V steht, 10 V läuft mit voller Drehzahl.', 'Analogový signál: 0 V stojí, 10 V plné otáčky.', 'Analógový signál: 0 V stojí, 10 V plné otáčky.', 'Analogue signal: 0 V is standstill, 10 V full speed.'),
  },
  'ctrl_signal:modbus': { short: t('Busleitung mit zwei Adern, an der viele Geräte hängen können.', 'Dvoužilová sběrnice, na které může být mnoho přístrojů.', 'Dvojžilová zbernica, na ktorej môže byť veľa prístrojov.', 'Two-wire bus that many devices can share.') },
  'ctrl_signal:dry': { short: t('Ein Schaltkontakt ohne eigene Spannung.', 'Spínací kontakt bez vlastního napětí.', 'Spínací kontakt bez vlastného napätia.', 'A switching contact without voltage of its own.') },
  'material:stainless': { short: t('Edelstahl 1.4301: für Küchen, Labore und sichtbare Leitungen.', 'Nerezová ocel 1.4301: do kuchyní, laboratoří a pohledových rozvodů.', 'Nehrdzavejúca oceľ 1.4301: do kuchýň, laboratórií a pohľadových rozvodov.', 'Stainless steel 1.4301: for kitchens, laboratories and exposed ducts.'), picture: 'product/spiral-duct-steel' },
  'material:galvanised': { short: t('Stahlblech mit Zinkauflage 275 g/m², der Regelfall im Innenraum.', 'Ocelový plech s vrstvou zinku 275 g/m², v interiéru obvyklý.', 'Oceľový plech s vrstvou zinku 275 g/m², v interiéri obvyklý.', 'Sheet steel with 275 g/m² of zinc, the usual choice indoors.'), picture: 'product/spiral-duct' },
  'color_ral:steel': { short: t('Gebürstete Oberfläche, unlackiert.', 'Broušený povrch, bez laku.', 'Brúsený povrch, bez laku.', 'Brushed surface, not painted.'), picture: 'product/grille-indoor-steel' },
}
