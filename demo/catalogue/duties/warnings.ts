import type { SafetyWarning } from '../../../domain/product/product-duties.ts'
import type { Text } from '../../../backend/db/columns.ts'
import { t } from '../texts/text.ts'

interface LocalizedWarning {
  signal: SafetyWarning['signal']
  text: Text
}

const warning = (signal: LocalizedWarning['signal'], ...texts: Parameters<typeof t>): LocalizedWarning => ({ signal, text: t(...texts) })

/** Warnings by hazard. */
export const warnings = {
  mains: warning('danger',
    'Lebensgefahr durch Strom. Nur eine Elektrofachkraft darf das Gerät anschließen; vor jeder Arbeit spannungsfrei schalten.',
    'Nebezpečí úrazu elektrickým proudem. Připojení smí provést jen elektrikář; před každou prací vypněte přívod.',
    'Nebezpečenstvo úrazu elektrickým prúdom. Pripojiť smie len elektrikár; pred každou prácou vypnite prívod.',
    'Danger of electric shock. To be connected by a qualified electrician only; disconnect from the mains before any work.'),
  lowVoltage: warning('warning',
    'Nur über den Sicherheitstransformator anschließen und diesen außerhalb der Schutzbereiche von Wanne und Dusche montieren.',
    'Připojujte jen přes bezpečnostní transformátor umístěný mimo ochranné zóny vany a sprchy.',
    'Pripájajte len cez bezpečnostný transformátor umiestnený mimo ochranných zón vane a sprchy.',
    'Connect through the safety transformer only, and mount it outside the protection zones of bath and shower.'),
  chimney: warning('warning',
    'Vergiftungsgefahr durch Abgase. Mit Ofen, Kamin oder Gastherme, die Raumluft verbrauchen, nur zusammen mit einer Sicherheitseinrichtung betreiben.',
    'Nebezpečí otravy spalinami. Spolu s kamny, krbem nebo plynovým kotlem závislým na vzduchu v místnosti provozujte jen s bezpečnostním zařízením.',
    'Nebezpečenstvo otravy spalinami. Spolu s pecou, krbom alebo plynovým kotlom závislým od vzduchu v miestnosti prevádzkujte len s bezpečnostným zariadením.',
    'Danger of poisoning by flue gas. Run it together with stoves, fireplaces or gas boilers that draw room air only with a safety device.'),
  rotor: warning('warning',
    'Verletzungsgefahr am Laufrad. Erst mit Schutzgitter oder angeschlossener Leitung einschalten.',
    'Nebezpečí poranění o oběžné kolo. Zapínejte až s ochrannou mřížkou nebo připojeným potrubím.',
    'Nebezpečenstvo poranenia o obežné koleso. Zapínajte až s ochrannou mriežkou alebo pripojeným potrubím.',
    'Danger of injury by the impeller. Switch on only with a guard or connected ducting in place.'),
  explosion: warning('danger',
    'Explosionsgefahr. Nur in der Zone und Temperaturklasse betreiben, die auf dem Typenschild steht.',
    'Nebezpečí výbuchu. Provozujte jen v zóně a teplotní třídě uvedené na štítku.',
    'Nebezpečenstvo výbuchu. Prevádzkujte len v zóne a teplotnej triede uvedenej na štítku.',
    'Danger of explosion. Use only in the zone and temperature class on the type plate.'),
  hot: warning('warning',
    'Brandgefahr durch heiße Heizstäbe. Nur bei laufendem Ventilator und mit angeschlossenem Temperaturbegrenzer betreiben.',
    'Nebezpečí požáru od horkých topných tyčí. Provozujte jen za chodu ventilátoru a s připojenou tepelnou pojistkou.',
    'Nebezpečenstvo požiaru od horúcich vykurovacích tyčí. Prevádzkujte len za chodu ventilátora a s pripojenou tepelnou poistkou.',
    'Danger of fire from hot heating rods. Operate only while the fan runs and with the temperature limiter connected.'),
  damper: warning('warning',
    'Falsch eingebaut hält die Klappe Feuer nicht auf. Einbau nach Anleitung und Leistungserklärung durch einen Fachbetrieb, danach wiederkehrend prüfen.',
    'Nesprávně osazená klapka oheň nezastaví. Montáž podle návodu a prohlášení o vlastnostech svěřte odborné firmě, poté pravidelně kontrolujte.',
    'Nesprávne osadená klapka oheň nezastaví. Montáž podľa návodu a vyhlásenia o parametroch zverte odbornej firme, potom pravidelne kontrolujte.',
    'Wrongly installed, it will not hold back fire. To be installed by a specialist as in the manual and the declaration of performance, then inspected regularly.'),
  buttonCell: warning('warning',
    'Knopfzelle in der Fernbedienung: Verschlucken kann innerhalb von zwei Stunden zu tödlichen Verätzungen führen. Von Kindern fernhalten.',
    'Knoflíková baterie v dálkovém ovladači: spolknutí může do dvou hodin způsobit smrtelné poleptání. Uchovávejte mimo dosah dětí.',
    'Gombíková batéria v diaľkovom ovládači: prehltnutie môže do dvoch hodín spôsobiť smrteľné poleptanie. Uchovávajte mimo dosahu detí.',
    'Button cell in the remote control: swallowing it can cause fatal burns within two hours. Keep away from children.'),
  battery: warning('caution',
    'Batterien nicht aufladen, öffnen, kurzschließen oder ins Feuer werfen; auf die Pole achten.',
    'Baterie nenabíjejte, neotvírejte, nezkratujte ani nevhazujte do ohně; dbejte na polaritu.',
    'Batérie nenabíjajte, neotvárajte, neskratujte ani nehádžte do ohňa; dbajte na polaritu.',
    'Do not recharge, open, short-circuit or burn batteries; mind the polarity.'),
  edges: warning('caution',
    'Schnittgefahr an Blechkanten. Bei Zuschnitt und Montage Schutzhandschuhe tragen.',
    'Nebezpečí pořezání o hrany plechu. Při řezání a montáži noste ochranné rukavice.',
    'Nebezpečenstvo porezania o hrany plechu. Pri rezaní a montáži noste ochranné rukavice.',
    'Danger of cuts from sheet edges. Wear protective gloves for cutting and fitting.'),
} satisfies Record<string, LocalizedWarning>

export type Hazard = keyof typeof warnings
