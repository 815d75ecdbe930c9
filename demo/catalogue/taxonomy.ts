import type { Text } from '../../backend/db/columns.ts'
import type { CategoryRecord } from '../records.ts'
import { categoryTexts } from './texts/category-texts.ts'
import { categoryFaq } from './texts/category-faq.ts'
import { pictureOf } from './picture.ts'
import { forLocales, slugify } from './texts/text.ts'

/** Categories shown as lists, because technical values decide. */
const byFigures = new Set(['C', 'D', 'F'])

/** Code, titles in de, cs, sk, en, picture model, filters (those of the parent when left out). */
type Row = [string, string, string, string, string, string, string?]

const rows: Row[] = [
  ['A', 'Ventilatoren', 'Ventilátory', 'Ventilátory', 'Fans', 'mixed-flow-fan', 'dn q_max dp_max lpa motor equipment p_el ip u'],
  ['A1', 'Bad- & Kleinraumlüfter', 'Koupelnové ventilátory', 'Kúpeľňové ventilátory', 'Bathroom fans', 'bath-fan-axial', 'dn q_max lpa equipment motor ip backdraught bearing color_ral p_el u room_m2 zone'],
  ['A1.1', 'Axiallüfter Wand/Decke', 'Axiální na stěnu a strop', 'Axiálne na stenu a strop', 'Axial wall and ceiling fans', 'bath-fan-axial'],
  ['A1.2', 'Leise & Designlüfter', 'Tiché a designové', 'Tiché a dizajnové', 'Silent and design fans', 'bath-fan-silent'],
  ['A1.3', 'Radiallüfter (Aufputz/Unterputz)', 'Radiální (na/pod omítku)', 'Radiálne (na/pod omietku)', 'Centrifugal (surface/flush)', 'bath-fan-radial'],
  ['A1.4', '12-V-Lüfter (SELV)', 'Ventilátory 12 V (SELV)', 'Ventilátory 12 V (SELV)', '12 V SELV fans', 'bath-fan-12v'],
  ['A1.5', 'Fensterventilatoren', 'Okenní ventilátory', 'Okenné ventilátory', 'Window fans', 'window-fan'],
  ['A2', 'Rohr- & Kanalventilatoren', 'Potrubní ventilátory', 'Potrubné ventilátory', 'Inline duct fans', 'mixed-flow-fan', 'dn q_max dp_max lpa motor speeds p_el ip t_max'],
  ['A2.1', 'Diagonalventilatoren', 'Diagonální', 'Diagonálne', 'Mixed-flow fans', 'mixed-flow-fan'],
  ['A2.2', 'Radial-Rohrventilatoren', 'Radiální do kruhového potrubí', 'Radiálne do kruhového potrubia', 'Centrifugal inline fans', 'inline-fan-metal'],
  ['A2.3', 'Schallgedämmte Rohrventilatoren', 'Odhlučněné potrubní', 'Odhlučnené potrubné', 'Acoustic box fans', 'acoustic-box-fan'],
  ['A2.4', 'Kanalventilatoren eckig', 'Do čtyřhranného potrubí', 'Do štvorhranného potrubia', 'Rectangular duct fans', 'rect-duct-fan', 'size_ab q_max dp_max lpa motor speeds p_el u'],
  ['A2.5', 'Kamin- & Heißluftventilatoren', 'Krbové a teplovzdušné', 'Krbové a teplovzdušné', 'Fireplace and hot-air fans', 'fireplace-fan', 'dn q_max t_max p_el lpa'],
  ['A3', 'Dachventilatoren', 'Střešní ventilátory', 'Strešné ventilátory', 'Roof fans', 'roof-fan-horizontal', 'dn q_max dp_max motor u lpa p_el t_max'],
  ['A3.1', 'horizontal ausblasend', 'S horizontálním výfukem', 'S horizontálnym výfukom', 'Horizontal discharge', 'roof-fan-horizontal'],
  ['A3.2', 'vertikal ausblasend', 'S vertikálním výfukem', 'S vertikálnym výfukom', 'Vertical discharge', 'roof-fan-vertical'],
  ['A3.3', 'Dachsockel & Zubehör', 'Střešní nástavce a příslušenství', 'Strešné nadstavce a príslušenstvo', 'Roof curbs and accessories', 'roof-curb', 'dn material ins_thk color_ral'],
  ['A4', 'Industrieventilatoren', 'Průmyslové ventilátory', 'Priemyselné ventilátory', 'Industrial fans', 'axial-wall-fan', 'dn q_max dp_max u motor p_el lpa ip'],
  ['A4.1', 'Axial-Wandventilatoren', 'Axiální nástěnné', 'Axiálne nástenné', 'Axial wall fans', 'axial-wall-fan'],
  ['A4.2', 'Axial-Rohrventilatoren', 'Axiální do potrubí', 'Axiálne do potrubia', 'Axial duct fans', 'axial-duct-fan'],
  ['A4.3', 'Explosionsgeschützt (ATEX)', 'Nevýbušné (ATEX)', 'Nevýbušné (ATEX)', 'ATEX fans', 'axial-wall-fan', 'dn q_max dp_max atex u p_el ip'],
  ['A4.4', 'Decken- & Umluftventilatoren', 'Stropní a cirkulační', 'Stropné a cirkulačné', 'Ceiling and circulation fans', 'ceiling-fan', 'rotor q_max motor lpa p_el color_ral'],

  ['B', 'Wärmerückgewinnung', 'Rekuperace', 'Rekuperácia', 'Heat recovery', 'hrv-wall', 'q_max eta_t exchanger bypass lwa energy_class filter_iso spi'],
  ['B1', 'Zentrale Lüftungsgeräte', 'Centrální rekuperační jednotky', 'Centrálne rekuperačné jednotky', 'Central HRV units', 'hrv-wall', 'q_max eta_t exchanger dn bypass side energy_class lwa spi filter_iso ctrl'],
  ['B1.1', 'Wandgeräte bis 250 m³/h', 'Nástěnné do 250 m³/h', 'Nástenné do 250 m³/h', 'Wall-hung up to 250 m³/h', 'hrv-wall'],
  ['B1.2', 'Wand-/Standgeräte 250–600 m³/h', 'Nástěnné a stojaté 250–600 m³/h', 'Nástenné a stojaté 250–600 m³/h', 'Wall and floor units 250–600 m³/h', 'hrv-floor'],
  ['B1.3', 'Flache Deckengeräte', 'Podstropní ploché', 'Podstropné ploché', 'Flat ceiling units', 'hrv-ceiling'],
  ['B2', 'Dezentrale Lüftungsgeräte', 'Decentrální rekuperace', 'Decentrálna rekuperácia', 'Decentral HRV', 'hrv-decentral', 'dn q_max eta_t lpa exchanger ctrl color_ral'],
  ['B2.1', 'Pendellüfter (reversierend)', 'S cyklickým chodem (párové)', 'S cyklickým chodom (párové)', 'Push-pull units', 'hrv-decentral'],
  ['B2.2', 'Gleichzeitige Zu-/Abluft', 'Souběžný přívod a odvod', 'Súbežný prívod a odvod', 'Simultaneous supply and extract', 'hrv-decentral'],
  ['B2.3', 'Rohbausets & Außenhauben', 'Montážní sady a fasádní kryty', 'Montážne sady a fasádne kryty', 'Install kits and hoods', 'hrv-hood', 'dn length color_ral material'],
  ['B3', 'Luftverteilung KWL', 'Rozvody pro rekuperaci', 'Rozvody pre rekuperáciu', 'HRV distribution', 'manifold', 'dn material length'],
  ['B3.1', 'Flexrohr 63/75/90 & Verteiler', 'Hadice 63/75/90 a rozdělovače', 'Hadice 63/75/90 a rozdeľovače', 'Semi-rigid pipe and manifolds', 'semi-rigid-pipe', 'dn roll_length ports material'],
  ['B3.2', 'Heizregister & Frostschutz', 'Ohřívače a protimraz', 'Ohrievače a protimraz', 'Pre-heaters and frost protection', 'duct-heater', 'dn p_heat u ctrl_signal'],

  ['C', 'Rohre & Kanäle', 'Potrubí', 'Potrubie', 'Ducts', 'spiral-duct', 'dn length material size_ab ins_thk'],
  ['C1', 'Wickelfalzrohr', 'Spiro potrubí', 'Spiro potrubie', 'Spiral duct', 'spiral-duct', 'dn length material wall_thk tightness color_ral'],
  ['C2', 'Flexible Schläuche', 'Ohebné hadice', 'Ohybné hadice', 'Flexible ducts', 'alu-flex', 'dn roll_length ins_thk material t_max'],
  ['C2.1', 'Aluflexrohr', 'Hliníkové (Al flexo)', 'Hliníkové (Al flexo)', 'Aluminium flex', 'alu-flex'],
  ['C2.2', 'Isolierte Schläuche', 'Tepelně izolované', 'Tepelne izolované', 'Insulated flex', 'insulated-flex'],
  ['C2.3', 'Kunststoff-/PVC-Schläuche', 'Plastové (PVC/PU)', 'Plastové (PVC/PU)', 'Plastic flex', 'plastic-flex'],
  ['C3', 'Kunststoffrohr rund', 'Plastové potrubí kruhové', 'Plastové potrubie kruhové', 'Round plastic duct', 'plastic-duct', 'dn length material'],
  ['C4', 'Flachkanal PVC', 'Ploché PVC potrubí', 'Ploché PVC potrubie', 'Flat PVC duct', 'flat-duct', 'size_ab length material'],
  ['C5', 'Blechkanal eckig', 'Čtyřhranné plechové potrubí', 'Štvorhranné plechové potrubie', 'Rectangular metal duct', 'rect-duct', 'size_ab length wall_thk tightness'],

  ['D', 'Formteile', 'Tvarovky', 'Tvarovky', 'Fittings', 'bend-90', 'dn angle gasket material dn2'],
  ['D1', 'Bögen 15–90°', 'Oblouky 15–90°', 'Oblúky 15–90°', 'Bends', 'bend-90', 'dn angle gasket material tightness'],
  ['D2', 'T-Stücke & Abzweige', 'T-kusy a odbočky', 'T-kusy a odbočky', 'Tees and branches', 'tee', 'dn dn2 angle gasket material'],
  ['D3', 'Reduzierungen', 'Redukce (přechody)', 'Redukcie (prechody)', 'Reducers', 'reducer', 'dn dn2 gasket material'],
  ['D4', 'Muffen & Nippel', 'Spojky (mufy, nátrubky)', 'Spojky (mufy, nátrubky)', 'Couplings and nipples', 'coupling', 'dn end gasket material'],
  ['D5', 'Enddeckel & Revision', 'Záslepky a revize', 'Záslepky a revízie', 'End caps and access', 'end-cap', 'dn end gasket material'],
  ['D6', 'Sattelstutzen', 'Sedlové odbočky', 'Sedlové odbočky', 'Saddles', 'saddle', 'dn dn2 gasket material'],
  ['D7', 'Flachkanal-Formteile', 'Tvarovky pro ploché PVC', 'Tvarovky pre ploché PVC', 'Flat-duct fittings', 'flat-bend', 'size_ab shape dn material'],
  ['D8', 'Rückschlagklappen', 'Zpětné klapky', 'Spätné klapky', 'Backdraught dampers', 'backdraught-damper', 'dn material gasket'],
  ['D9', 'Drosselklappen & Volumenstromregler', 'Regulační klapky a regulátory průtoku', 'Regulačné klapky a regulátory prietoku', 'Dampers and CAV/VAV', 'throttle-damper', 'dn q_max actuator material tightness'],

  ['E', 'Gitter, Ventile, Auslässe', 'Mřížky, ventily, vyústky', 'Mriežky, ventily, výustky', 'Grilles, valves, diffusers', 'disc-valve', 'dn material color_ral free_area'],
  ['E1', 'Lüftungsgitter', 'Větrací mřížky', 'Vetracie mriežky', 'Grilles', 'grille-indoor', 'size_ab dn material color_ral free_area insect_net'],
  ['E1.1', 'Innengitter Kunststoff/Metall', 'Interiérové plast/kov', 'Interiérové plast/kov', 'Indoor grilles', 'grille-indoor'],
  ['E1.2', 'Wetterschutzgitter', 'Protidešťové žaluzie', 'Protidažďové žalúzie', 'Weather louvres', 'louvre-weather'],
  ['E1.3', 'Verschlussklappen (Schwerkraft)', 'Přetlakové (samotížné) klapky', 'Pretlakové klapky', 'Gravity shutters', 'gravity-shutter'],
  ['E1.4', 'Tür- & Überströmgitter', 'Dveřní mřížky', 'Dverové mriežky', 'Door and transfer grilles', 'door-grille'],
  ['E2', 'Tellerventile', 'Talířové ventily', 'Tanierové ventily', 'Disc valves', 'disc-valve', 'dn color_ral material q_max'],
  ['E2.1', 'Zuluft', 'Přívodní', 'Prívodné', 'Supply', 'disc-valve-supply'],
  ['E2.2', 'Abluft', 'Odvodní', 'Odvodné', 'Extract', 'disc-valve'],
  ['E3', 'Luftauslässe & Diffusoren', 'Anemostaty a vyústky', 'Anemostaty a výustky', 'Diffusers', 'swirl-diffuser', 'plate q_max color_ral lwa'],
  ['E3.1', 'Drallauslässe', 'Vířivé anemostaty', 'Vírivé anemostaty', 'Swirl diffusers', 'swirl-diffuser'],
  ['E3.2', 'Schlitz- & Weitwurfauslässe', 'Štěrbinové a dýzy', 'Štrbinové a dýzy', 'Slot and jet diffusers', 'slot-diffuser', 'length slots q_max color_ral'],
  ['E4', 'Außenluftdurchlässe (ALD)', 'Přívodní prvky (stěna/okno)', 'Prívodné prvky', 'Air inlets', 'air-inlet', 'dn q_max filter_iso color_ral insect_net'],
  ['E5', 'Wand- & Dachdurchführung', 'Stěnové a střešní prostupy', 'Stenové a strešné prestupy', 'Wall and roof terminals', 'roof-terminal', 'dn color_ral material pitch'],

  ['F', 'Filter', 'Filtry', 'Filtre', 'Filters', 'pocket-filter', 'filter_iso filter_en779 filter_dim unit_model'],
  ['F1', 'Ersatzfilter für Lüftungsgeräte', 'Náhradní filtry do jednotek', 'Náhradné filtre', 'Unit filter sets', 'filter-set', 'unit_model filter_iso filter_en779 pieces'],
  ['F2', 'Taschenfilter', 'Kapsové filtry', 'Vreckové filtre', 'Pocket filters', 'pocket-filter', 'filter_dim filter_iso filter_en779 pockets'],
  ['F3', 'Kassetten-/Panelfilter', 'Kazetové filtry', 'Kazetové filtre', 'Panel filters', 'panel-filter', 'filter_dim filter_iso filter_en779 material'],
  ['F4', 'Filtermatten (m²)', 'Filtrační tkanina (m²)', 'Filtračná tkanina (m²)', 'Filter media by m²', 'filter-media', 'filter_iso filter_en779 roll_width'],
  ['F5', 'Aktivkohle', 'Uhlíkové filtry', 'Uhlíkové filtre', 'Carbon filters', 'carbon-filter', 'dn q_max length'],
  ['F6', 'Filterboxen', 'Filtrační boxy', 'Filtračné boxy', 'Filter boxes', 'filter-box', 'dn filter_iso q_max'],

  ['G', 'Schalldämpfung', 'Tlumení hluku', 'Tlmenie hluku', 'Sound attenuation', 'silencer', 'dn length attenuation ins_thk'],
  ['G1', 'Rohrschalldämpfer', 'Tlumiče kruhové', 'Tlmiče kruhové', 'Round silencers', 'silencer'],
  ['G2', 'Flexible Schalldämpfer', 'Ohebné tlumiče (Sono)', 'Ohybné tlmiče (Sono)', 'Flexible silencers', 'flex-silencer'],
  ['G3', 'Kulissen', 'Kulisové tlumiče', 'Kulisové tlmiče', 'Baffle silencers', 'baffle-silencer', 'size_ab length attenuation'],
  ['G4', 'Schwingungsentkopplung', 'Antivibrační prvky', 'Antivibračné prvky', 'Anti-vibration', 'antivibration', 'dn thread material'],

  ['H', 'Regelung & Sensoren', 'Regulace a čidla', 'Regulácia a snímače', 'Controls and sensors', 'controller-ec', 'i_ctrl ctrl_signal ip u mounting'],
  ['H1', 'Drehzahlregler', 'Regulátory otáček', 'Regulátory otáčok', 'Speed controllers', 'controller-transformer', 'i_ctrl ip mounting u ctrl_signal speeds'],
  ['H1.1', 'Triac-Regler', 'Triakové regulátory', 'Triakové regulátory', 'Triac controllers', 'controller-triac'],
  ['H1.2', 'Trafo 5-stufig', 'Transformátorové, 5 stupňů', 'Transformátorové, 5 stupňov', '5-step transformers', 'controller-transformer'],
  ['H1.3', 'EC-Regler 0–10 V', 'Regulátory EC 0–10 V', 'Regulátory EC 0–10 V', 'EC controllers 0–10 V', 'controller-ec'],
  ['H1.4', 'Frequenzumrichter', 'Frekvenční měniče', 'Frekvenčné meniče', 'Frequency inverters', 'inverter', 'p_motor u ip ctrl_signal'],
  ['H2', 'Schalter, Zeitrelais, Hygrostate', 'Spínače, doběhy, hygrostaty', 'Spínače, dobehy, hygrostaty', 'Switches, timers, humidistats', 'timer-switch', 'equipment mounting u ip color_ral'],
  ['H3', 'Sensoren', 'Čidla', 'Snímače', 'Sensors', 'sensor-co2', 'ctrl_signal mounting u ip'],
  ['H3.1', 'Feuchtesensoren', 'Čidla vlhkosti', 'Snímače vlhkosti', 'Humidity sensors', 'sensor-humidity'],
  ['H3.2', 'CO₂-Sensoren', 'Čidla CO₂', 'Snímače CO₂', 'CO₂ sensors', 'sensor-co2'],
  ['H3.3', 'VOC & Luftqualität', 'VOC a kvalita vzduchu', 'VOC a kvalita vzduchu', 'VOC and air quality', 'sensor-voc'],
  ['H3.4', 'Drucksensoren', 'Čidla tlaku', 'Snímače tlaku', 'Pressure sensors', 'sensor-pressure', 'range_pa ctrl_signal ip'],
  ['H3.5', 'Bewegungsmelder (PIR)', 'Pohybová čidla (PIR)', 'Pohybové snímače (PIR)', 'Motion sensors (PIR)', 'sensor-pir'],
  ['H4', 'Bedienteile & Smart-Home', 'Ovladače a smart home', 'Ovládače a smart home', 'Panels and gateways', 'control-panel', 'ctrl_signal mounting color_ral u'],
  ['H5', 'Stellantriebe', 'Servopohony', 'Servopohony', 'Actuators', 'actuator', 'torque u actuator ctrl_signal'],

  ['I', 'Brandschutz', 'Požární ochrana', 'Požiarna ochrana', 'Fire protection', 'fire-damper', 'fire_class dn size_ab fuse_temp actuator'],
  ['I1', 'Brandschutzklappen rund/eckig', 'Požární klapky', 'Požiarne klapky', 'Fire dampers', 'fire-damper'],
  ['I2', 'Brandschutzventile', 'Požární ventily', 'Požiarne ventily', 'Fire valves', 'fire-valve'],
  ['I3', 'Absperrvorrichtungen/Deckenschotts (18017)', 'Požární uzávěry stropní', 'Požiarne uzávery stropné', 'Ceiling shut-offs', 'fire-shutoff'],
  ['I4', 'Brandschutzdämmung & Manschetten', 'Protipožární izolace a manžety', 'Protipožiarne izolácie a manžety', 'Fire insulation and collars', 'insulation-mat', 'fire_class dn ins_thk'],

  ['J', 'Dunstabzug & Küche', 'Digestoře a kuchyně', 'Digestory a kuchyňa', 'Hoods and kitchen', 'hood', 'width q_max lwa energy_class color_ral'],
  ['J1', 'Haushalts-Dunstabzugshauben', 'Domácí digestoře', 'Domáce digestory', 'Household hoods', 'hood'],
  ['J2', 'Gewerbehauben', 'Zákryty do gastra', 'Zákryty do gastra', 'Commercial hoods', 'hood-canopy', 'hood_length q_max material'],
  ['J3', 'Mauerkästen & Zubehör', 'Průchodky zdí a příslušenství', 'Priechodky stenou a príslušenstvo', 'Wall boxes and accessories', 'wall-box', 'dn material color_ral'],

  ['K', 'Lufterwärmung', 'Ohřev vzduchu', 'Ohrev vzduchu', 'Air heating', 'duct-heater', 'dn p_heat u ctrl_signal'],
  ['K1', 'Elektro-Heizregister', 'Elektrické ohřívače', 'Elektrické ohrievače', 'Electric duct heaters', 'duct-heater'],
  ['K2', 'Warmwasser-Heizregister', 'Vodní ohřívače', 'Vodné ohrievače', 'Water duct heaters', 'water-heater', 'dn p_heat rows'],
  ['K3', 'Luftschleier', 'Vzduchové clony', 'Vzduchové clony', 'Air curtains', 'air-curtain', 'width q_max heat_source p_heat u'],

  ['L', 'Montage & Dichten', 'Montáž a těsnění', 'Montáž a tesnenie', 'Mounting and sealing', 'clamp', 'dn material thread'],
  ['L1', 'Rohrschellen & Abhängung', 'Objímky a závěsy', 'Objímky a závesy', 'Clamps and hangers', 'clamp', 'dn rubber thread material'],
  ['L2', 'Klebebänder (Alu, Kaltschrumpf, Butyl)', 'Pásky (Al, PVC, butyl)', 'Pásky (Al, PVC, butyl)', 'Tapes', 'tape', 'tape_width tape_length material t_max'],
  ['L3', 'Dichtstoffe', 'Tmely', 'Tmely', 'Sealants', 'sealant', 'volume color_ral t_max'],
  ['L4', 'Schrauben, Nieten, Flansche', 'Šrouby, nýty, příruby', 'Skrutky, nity, príruby', 'Screws, rivets, flanges', 'screws', 'screw_size pieces material'],
  ['L5', 'Dämmung', 'Izolace', 'Izolácie', 'Insulation', 'insulation-mat', 'ins_thk roll_length'],
  ['L6', 'Werkzeug & Messgeräte', 'Nářadí a měření', 'Náradie a meranie', 'Tools and meters', 'anemometer', 'measures warranty'],
  ['L7', 'Kondensat & Siphon', 'Odvod kondenzátu', 'Odvod kondenzátu', 'Condensate and siphons', 'siphon', 'drain_dn dn material'],

  ['M', 'Sets & Service', 'Sety a servis', 'Sety a servis', 'Sets and service', 'kit-bath', 'dn equipment unit_model'],
  ['M1', 'Komplettsets (Bad, Keller, KWL)', 'Kompletní sady (koupelna, sklep)', 'Kompletné sady (kúpeľňa, pivnica)', 'Kits', 'kit-bath', 'dn equipment q_max'],
  ['M2', 'Ersatzteile', 'Náhradní díly', 'Náhradné diely', 'Spare parts', 'bath-fan-axial', 'part unit_model'],
  ['M3', 'Abverkauf & B-Ware', 'Výprodej a rozbaleno', 'Výpredaj a rozbalené', 'Outlet', 'inline-fan-metal', 'dn q_max condition'],
]

const parentOf = (id: string) => (id.length === 1 ? null : id.includes('.') ? id.replace(/\.\d+$/, '') : id.slice(0, 1))

/** All categories, parents before their children. */
export function buildCategories(): CategoryRecord[] {
  const built = new Map<string, CategoryRecord>()
  for (const [id, de, cs, sk, en, model, filters] of rows) {
    const parent = built.get(parentOf(id) ?? '')
    const title: Text = { de, cs, sk, en }
    built.set(id, {
      id,
      parentId: parent?.id ?? null,
      title,
      slug: forLocales((locale) => {
        const own = slugify(title[locale], locale)
        return parent ? `${parent.slug[locale]}/${own}` : own
      }),
      perex: categoryTexts[id]?.perex ?? title,
      textBelow: categoryTexts[id]?.below ?? null,
      faq: categoryFaq[id] ?? [],
      image: pictureOf(model),
      filters: filters?.split(' ') ?? parent?.filters ?? [],
      view: byFigures.has(id.charAt(0)) ? 'list' : 'grid',
      position: built.size,
    })
  }
  return [...built.values()]
}
