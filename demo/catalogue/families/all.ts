import type { Family } from '../family.ts'
import { byMeasure } from './by-measure.ts'
import { controls } from './controls.ts'
import { ducts } from './ducts.ts'
import { bathFans } from './fans-bath.ts'
import { ductFans } from './fans-duct.ts'
import { industryFans } from './fans-industry.ts'
import { filters } from './filters.ts'
import { fire } from './fire.ts'
import { fittings } from './fittings.ts'
import { heatRecovery } from './hrv.ts'
import { kitchenAndHeat } from './kitchen-heat.ts'
import { mounting } from './mounting.ts'
import { outlets } from './outlets.ts'
import { pairs } from './pairs.ts'
import { regulating } from './regulating.ts'
import { sets } from './sets.ts'
import { sound } from './sound.ts'

/** All families. New ones go to the end: their position is part of the EANs. */
export const families: Family[] = [
  ...bathFans, ...ductFans, ...industryFans, ...heatRecovery, ...ducts, ...fittings, ...outlets, ...filters, ...sound,
  ...controls, ...fire, ...kitchenAndHeat, ...mounting, ...sets,
  ...byMeasure, ...pairs, ...regulating,
]
