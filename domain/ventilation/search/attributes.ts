import { type Attribute, attribute } from './attribute.ts'
import { explosionProof } from './explosion.ts'
import { finishes } from './finishes.ts'
import { handling } from './handling.ts'
import { flatShapes } from './namesakes.ts'
import { spareParts } from './spare-parts.ts'
import { rangeFacet, type TradeFacet, valueFacet } from './trade-facet.ts'

const equipment = (values: string[], ctrl: string): TradeFacet => ({
  any: [
    { code: 'equipment', values },
    { code: 'ctrl', values: [ctrl] },
  ],
})

/** Words for properties, besides the titles of parameter values. */
export const attributes: readonly Attribute[] = [
  attribute(
    equipment(['t', 'th'], 'run'),
    'Nachlauf, Timer, Zeitnachlauf, Nachlaufzeit, Nachlaufrelais, Zeitschalter, Zeitrelais, Zeitschaltuhr, nachlaufend, Nachlaufmodul, Nachlaufschalter, Zeitmodul',
    'doběh, časový doběh, časovač, časový spínač, timer, časové relé, doběhové relé, doběhový modul, doběhový spínač, časový modul',
    'dobeh, časový dobeh, časovač, časový spínač, timer, časové relé, dobehové relé, dobehový modul, dobehový spínač, časový modul',
    'timer, run-on, overrun, run on timer, overrun timer, timer module, overrun module',
  ),
  attribute(
    equipment(['h', 'th'], 'hygro'),
    'Feuchtesensor, Feuchtigkeitssensor, Hygrostat, Feuchtefühler, Feuchtesteuerung, Hygrosensor, feuchtegesteuert, feuchtigkeitsgesteuert, Feuchteregelung, Feuchtigkeitsfühler, Feuchte, Feuchteschalter, Hygro, Feuchtemelder, Feuchtigkeitsschalter, reagiert Feuchte, reagiert Feuchtigkeit, reagiert Dampf, angeht beim Duschen, anspringt beim Duschen, einschaltet beim Duschen, angeht bei Dampf, Feuchteautomatik, Feuchtigkeitsmesser',
    'čidlo vlhkosti, senzor vlhkosti, snímač vlhkosti, hygrostat, vlhkostní čidlo, hygročidlo, vlhkostní spínač, vlhkostní senzor, reaguje vlhkost, reaguje pára, hlídá vlhkost, zapne při sprchování, zapne při páře, zapne vlhkost',
    'snímač vlhkosti, senzor vlhkosti, čidlo vlhkosti, hygrostat, vlhkostný spínač, vlhkostný senzor, reaguje vlhkosť, reaguje para, stráži vlhkosť, zapne pri sprchovaní, zapne pri pare, zapne vlhkosť',
    'humidistat, humidity sensor, humidity, humidity control, hygrostat, humidity switch, humidity sensing, senses humidity, senses steam, senses steam bathroom, senses moisture, steam sensor, moisture sensor, moisture sensing, detects steam, reacts humidity, comes on with steam, turns on with steam, comes on with shower, turns on with shower, comes on when showering, turns on when showering',
  ),
  attribute(
    equipment(['p'], 'pir'),
    'Bewegungsmelder, PIR, Bewegungssensor, Präsenzmelder, Bewegung, Anwesenheit, beim Betreten, betreten, jemand reingeht, jemand reinkommt, einer reingeht, einer reinkommt, jemand hineingeht, jemand drin',
    'pohybové čidlo, PIR, pohybový senzor, čidlo pohybu, snímač pohybu, pohyb, při vstupu, někdo vejde, někdo přijde, někdo vstoupí',
    'pohybový snímač, pohybový senzor, PIR, pohybové čidlo, snímač pohybu, pohyb, pri vstupe, niekto vojde, niekto príde, niekto vstúpi',
    'motion sensor, PIR, motion detector, presence sensor, PIR sensor, motion, movement, senses movement, senses motion, movement sensor, occupancy sensor, somebody enters, people enter',
  ),
  attribute(
    equipment(['c'], 'cord'),
    'Zugschnur, Zugschalter, Schnurschalter, Zugkette, Ziehschnur, Schnur',
    'tahový vypínač, šňůrka, tahový spínač, táhlo, provázek, šňůra',
    'ťahový vypínač, šnúrka, ťahový spínač, povrázok, šnúra',
    'pull cord, pullcord, pull switch, cord, pull string, string, pull chain',
  ),
  attribute(
    {
      any: [
        { code: 'ctrl', values: ['wlan'] },
        { code: 'ctrl_signal', values: ['wlan'] },
      ],
    },
    'WLAN, Wifi, App',
    'wifi, wi-fi, aplikace',
    'wifi, wi-fi, aplikácia',
    'wifi, wi-fi, app',
  ),
  attribute(
    valueFacet('backdraught', 'true'),
    'Rückschlagklappe, Rückstauklappe',
    'zpětná klapka',
    'spätná klapka',
    'backdraught shutter, backdraft, backdraught damper, non return',
  ),
  attribute(
    valueFacet('gasket', 'true'),
    'Dichtung, Lippendichtung, Gummidichtung, Doppellippendichtung',
    'těsnění, břitové těsnění, gumové těsnění',
    'tesnenie, britové tesnenie, gumové tesnenie',
    'gasket, lip seal, seal, rubber seal',
  ),
  attribute(
    valueFacet('insect_net', 'true'),
    'Insektenschutz, Fliegengitter, Insektengitter, Fliegenschutz, Insektennetz, Insektenschutzgitter',
    'síťka, síť proti hmyzu, síťka proti hmyzu, síťovina, ochrana proti hmyzu, moskytiéra, sítko',
    'sieťka, sieťka proti hmyzu, sieť proti hmyzu, ochrana proti hmyzu, moskytiéra, sitko',
    'insect mesh, mesh, insect screen, fly screen, insect guard, fly mesh, bug screen',
  ),
  attribute(
    valueFacet('rubber', 'true'),
    'Gummi, Gummieinlage',
    'guma, gumová vložka, pryž',
    'guma, gumová vložka, gumený, gumový',
    'rubber, rubber lined, rubber lining',
  ),
  attribute(
    rangeFacet('lpa', null, 30),
    'leise, flüsterleise, geräuscharm, geräuschlos, lautlos, silent, leiser, leiseste, still, ruhig, superleise, kaum hörbar, wenig Lärm, wenig laut',
    'tichý, tišší, nejtišší, bezhlučný, nehlučný, potichu, tiše, silent, málo hlučný, nízká hlučnost, nízký hluk, málo hluku',
    'tichý, tichší, najtichší, bezhlučný, nehlučný, potichu, ticho, silent, málo hlučný, nízka hlučnosť, nízky hluk, málo hluku',
    'quiet, quieter, quietest, silent, noiseless, low noise, whisper, less noise, little noise',
  ),
  attribute(
    valueFacet('shape', 'adapter'),
    'eckig auf rund, rund auf eckig, flach auf rund, rund auf flach, Übergang rund, Adapter rund, Übergang eckig rund, Übergang flach rund, Adapter eckig rund, Flachkanal Adapter, Flachkanal Übergang, Flachkanal auf rund, Rohr rund Flachkanal, rund Flachkanal Übergang, Flachkanal Rundrohr',
    'přechod na kruhové, přechod kulaté, přechod čtyřhranné kruhové, přechod hranaté kruhové, přechod hranaté kulaté, přechod čtyřhranný kruhový, plochý kanál přechod, ploché potrubí přechod, čtyřhranné na kruhové, čtyřhran na kulaté, přechodka čtyřhran na kulaté, přechodka hranatá na kulatou, hranaté na kulaté, ploché na kruhové, kulaté na ploché, ploché na kulaté, přechod kulatý plochý, přechod kruhový plochý, redukce kulatá plochá, kulaté na hranaté, redukce hranaté kulaté, redukce hranatá na kulatou, přechodka hranatá na kulatou',
    'prechod na kruhové, prechod okrúhle, prechod štvorhranné kruhové, prechod hranaté kruhové, prechod hranaté okrúhle, plochý kanál prechod, ploché potrubie prechod, štvorhranné na kruhové, štvorhran na okrúhle, hranaté na okrúhle, ploché na kruhové, okrúhle na ploché, ploché na okrúhle, prechod okrúhly plochý, prechod kruhový plochý, redukcia okrúhla plochá, okrúhle na hranaté, redukcia hranaté okrúhle',
    'square to round, round to square, rectangular to round, round to rectangular, flat to round, round to flat, adapter to round, square round adapter, rectangular round adapter, square round transition, rectangular round transition, round duct flat, round pipe flat, round pipe flat channel, round duct flat channel, round flat adapter, round flat transition, round to flat channel',
  ),
  attribute(
    valueFacet('end', 'male'),
    'Nippel, Rohrnippel, Verbindungsnippel, Verbinder innen, Steckverbinder innen, Innenverbinder, Innennippel, NPU',
    'vsuvka, vnitřní spojka, nátrubek, NPU',
    'vsuvka, vnútorná spojka, nátrubok, NPU',
    'nipple, male, male coupling, internal coupling, inside coupling, NPU',
  ),
  attribute(
    valueFacet('end', 'female'),
    'Muffe, Verbindungsmuffe, Verbindungsmuffe außen, Muffe außen, Verbinder außen, Steckverbinder außen, Außenmuffe',
    'mufa, mufna, vnější spojka',
    'mufa, vonkajšia spojka',
    'female, socket, female coupling, external coupling, outside coupling',
  ),
  attribute(
    valueFacet('motor', 'ec'),
    'EC, EC-Motor, Energiesparmotor',
    'EC, EC motor',
    'EC, EC motor',
    'EC, EC motor',
  ),
  attribute(
    valueFacet('motor', 'ac'),
    'AC, AC-Motor',
    'AC, AC motor',
    'AC, AC motor',
    'AC, AC motor',
  ),
  attribute(
    valueFacet('mounting', 'flush'),
    'Unterputz, UP',
    'podomítkový',
    'podomietkový',
    'flush, flush mounted, recessed, flush mount, concealed',
  ),
  attribute(
    valueFacet('mounting', 'surface'),
    'Aufputz, AP',
    'nástěnná montáž',
    'nástenná montáž',
    'surface, surface mounted, surface mount',
  ),
  attribute(
    valueFacet('mounting', 'duct'),
    'Kanalmontage, Kanaleinbau, Kanal, Rohreinbau',
    'kanálový, kanál, do kanálu',
    'kanálový, kanál, do kanála',
    'duct mounted, duct mount, in duct, duct mounting',
  ),
  attribute(
    valueFacet('actuator', '24v', '230v', 'spring'),
    'Motor, Antrieb, Stellantrieb, motorisch, Motorklappe, Stellmotor, Klappenmotor, Servomotor',
    'servopohon, servo, pohon, motor, servomotor',
    'servopohon, servo, pohon, motor, servomotor',
    'motorised, motorized, actuator, motor, servo motor, damper motor',
  ),
  attribute(
    {
      any: [
        { code: 'actuator', values: ['self'] },
        { code: 'ctrl_signal', values: ['0-10v', 'modbus'] },
      ],
    },
    'Volumenstromregler, Volumenregler, VSR, Volumenstrombegrenzer',
    'regulátor průtoku',
    'regulátor prietoku',
    'volume flow regulator, flow regulator, air flow regulator, airflow regulator',
  ),
  attribute(
    valueFacet('actuator', 'self'),
    'Konstantvolumenstromregler, KVR, CAV, VSR konstant, Volumenstromregler konstant, Konstantregler, Konstantvolumen, Regler konstant Volumenstrom',
    'CAV, regulátor konstantního průtoku, konstantní průtok, omezovač průtoku, stabilizátor průtoku',
    'CAV, regulátor konštantného prietoku, konštantný prietok, regulátor konštantný prietok, obmedzovač prietoku',
    'CAV, constant volume regulator, constant airflow regulator, constant flow regulator, constant flow, airflow limiter, constant volume damper',
  ),
  attribute(
    valueFacet('ctrl_signal', '0-10v', 'modbus'),
    'VAV, VVS, variabler Volumenstromregler',
    'VAV, regulátor proměnného průtoku',
    'VAV, regulátor premenlivého prietoku',
    'VAV, variable air volume',
  ),
  attribute(
    {
      any: [
        { code: 'ctrl_signal', values: ['modbus'] },
        { code: 'ctrl', values: ['modbus'] },
      ],
    },
    'Modbus, Modbus RTU, RS485',
    'Modbus, Modbus RTU, RS485',
    'Modbus, Modbus RTU, RS485',
    'Modbus, Modbus RTU, RS485',
  ),
  attribute(
    valueFacet('u', '400'),
    'Drehstrom, dreiphasig, Starkstrom, 3-phasig',
    'třífázový, třífáz, 3fázový',
    'trojfázový, 3fázový',
    'three phase, 3 phase',
  ),
  attribute(
    valueFacet('u', '230'),
    'einphasig, Wechselstrom',
    'jednofázový',
    'jednofázový',
    'single phase, mains',
  ),
  attribute(
    valueFacet('heat_source', 'electric', 'water'),
    'beheizt, Heizung, mit Heizung, geheizt',
    's ohřevem, ohřev, vyhřívaný, topení',
    's ohrevom, ohrev, vyhrievaný, kúrenie',
    'heated, heating',
  ),
  attribute(
    valueFacet('heat_source', 'electric'),
    'elektrisch beheizt, Elektroheizung, elektrisch, E-Heizung',
    'elektrický ohřev, elektrický, elektricky vyhřívaný',
    'elektrický ohrev, elektrický, elektricky vyhrievaný',
    'electrically heated, electric heating, electric',
  ),
  attribute(
    valueFacet('heat_source', 'water'),
    'Warmwasser, wasserbeheizt, PWW, Wasserheizung, Wasser',
    'teplovodní, vodní ohřev, vodní',
    'teplovodný, vodný ohrev, vodný',
    'hot water, water heated, LPHW, water heating',
  ),
  attribute(
    valueFacet('heat_source', 'cold'),
    'unbeheizt, kalt, ohne Heizung',
    'bez ohřevu, studená, nevyhřívaný',
    'bez ohrevu, studená, nevyhrievaný',
    'unheated, ambient, cold',
  ),
  attribute(
    valueFacet('bypass', 'auto', 'manual'),
    'Bypass, Sommerbypass',
    'bypass, letní bypass, obtok',
    'bypass, letný bypass, obtok',
    'bypass, summer bypass',
  ),
  attribute(
    valueFacet('exchanger', 'enthalpy'),
    'Enthalpie, Enthalpietauscher, Enthalpiewärmetauscher',
    'entalpický, entalpický výměník, entalpie',
    'entalpický, entalpický výmenník, entalpia',
    'enthalpy, enthalpy exchanger',
  ),
  attribute(valueFacet('side', 'left'), 'links', 'vlevo, levý', 'vľavo, ľavý', 'left, left hand'),
  attribute(
    valueFacet('side', 'right'),
    'rechts',
    'vpravo, pravý',
    'vpravo, pravý',
    'right, right hand',
  ),
  attribute(
    valueFacet('ip', 'ipx4', 'ip44', 'ip45', 'ip54', 'ip55', 'ip65', 'ip66'),
    'wasserdicht, wasserfest, spritzwassergeschützt, spritzwasserfest, strahlwassergeschützt, Feuchtraum',
    'vodotěsný, voděodolný, vodě odolný, nepromokavý',
    'vodotesný, vodeodolný, vode odolný, nepremokavý',
    'waterproof, splashproof, splash proof, water resistant, weatherproof',
  ),
  attribute(
    valueFacet('bearing', 'ball'),
    'Kugellager, kugelgelagert',
    'kuličková ložiska, kuličkové ložisko',
    'guľôčkové ložiská, guľkové ložisko',
    'ball bearing',
  ),
  // Of a fan: `ventilátor na vlhkost`. Of a room it is a problem.
  attribute(
    { ...equipment(['h', 'th'], 'hygro'), ofKind: true },
    'Feuchtigkeit, Luftfeuchtigkeit, Dampf',
    'vlhkost, pára, páry',
    'vlhkosť, para, pary',
    'moisture, steam',
  ),
  // Coarse filters let pollen through.
  attribute(
    {
      any: [
        { code: 'filter_iso', values: ['epm1-50', 'epm1-60', 'epm1-70', 'epm1-80'] },
        { code: 'filter_en779', values: ['f7', 'f8', 'f9'] },
      ],
      ofKind: true,
    },
    'Pollen, Pollenfilter, Feinstaub, Feinstaubfilter',
    'pyl, pylový filtr',
    'peľ, peľový filter',
    'pollen, pollen filter',
  ),
  explosionProof,
  ...flatShapes,
  ...finishes,
  ...spareParts,
  ...handling,
]
