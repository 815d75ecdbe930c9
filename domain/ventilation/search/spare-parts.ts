import { type Attribute, attribute } from './attribute.ts'
import { valueFacet } from './trade-facet.ts'

const part = (id: string) => valueFacet('part', id)

/** Parts of units, which count only with the unit's name: `Motor Silva 100`. */
export const spareParts: readonly Attribute[] = [
  attribute(
    part('motor'),
    'Motor, Ersatzmotor, Lüftermotor',
    'motor, motorek, náhradní motor',
    'motor, motorček, náhradný motor',
    'motor, replacement motor, spare motor',
  ),
  attribute(
    part('impeller'),
    'Laufrad, Ersatzlaufrad, Lüfterrad, Flügelrad, Propeller, Flügel',
    'oběžné kolo, vrtule, vrtulka, lopatky, lopatka',
    'obežné koleso, vrtuľa, vrtuľka, lopatky, lopatka',
    'impeller, blades, fan wheel, propeller, blade',
  ),
  attribute(
    part('cover'),
    'Frontblende, Blende, Abdeckung, Frontabdeckung, Frontplatte, Ersatzblende, Ersatzabdeckung, Gehäusedeckel, Abdeckplatte, Frontgitter, Schutzgitter',
    'kryt, krytka, čelní kryt, přední kryt, čelní panel, čelo, náhradní kryt, kryt náhradní, čelní mřížka, přední mřížka, ochranná mřížka',
    'kryt, krytka, čelný kryt, predný kryt, čelný panel, čelo, náhradný kryt, kryt náhradný, čelná mriežka, predná mriežka, ochranná mriežka',
    'cover, front cover, front panel, faceplate, replacement cover, fascia, spare cover, front grill, front grille, fan grille, replacement grille',
  ),
  attribute(
    part('board'),
    'Platine, Steuerplatine, Ersatzplatine, Elektronik, Steuerung',
    'deska, řídicí deska, elektronika, základní deska, plošný spoj',
    'doska, riadiaca doska, elektronika, základná doska, plošný spoj',
    'board, circuit board, control board, PCB, electronics',
  ),
]
