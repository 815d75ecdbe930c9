import type { ArticleSource } from './article.ts'
import { bathZones } from './bath-zones.ts'
import { catalogue2028 } from './catalogue-2028.ts'
import { cellarInSummer } from './cellar-in-summer.ts'
import { centralOrDecentral } from './central-or-decentral.ts'
import { changeFilters } from './change-filters.ts'
import { chooseBathFan } from './choose-bath-fan.ts'
import { chooseSilencer } from './choose-silencer.ts'
import { cleanBathFan } from './clean-bath-fan.ts'
import { connectController } from './connect-controller.ts'
import { drainCondensate } from './drain-condensate.ts'
import { ecOrAc } from './ec-or-ac.ts'
import { energyLabel } from './energy-label.ts'
import { fireplaceAndHood } from './fireplace-and-hood.ts'
import { laySpiralDuct } from './lay-spiral-duct.ts'
import { letAirIn } from './let-air-in.ts'
import { lowestPrice } from './lowest-price.ts'
import { openInVienna } from './open-in-vienna.ts'
import { pollenAndDust } from './pollen-and-dust.ts'
import { pressureLoss } from './pressure-loss.ts'
import { preventMould } from './prevent-mould.ts'
import { pushPullPairs } from './push-pull-pairs.ts'
import { readFanCurve } from './read-fan-curve.ts'
import { sizeAirflow } from './size-airflow.ts'
import { sizeDucts } from './size-ducts.ts'
import { stopHumming } from './stop-humming.ts'
import { summerBypass } from './summer-bypass.ts'
import { takeBack } from './take-back.ts'
import { testFireDampers } from './test-fire-dampers.ts'
import { throughTheRoof } from './through-the-roof.ts'
import { timerOrHumidistat } from './timer-or-humidistat.ts'
import { understandDecibels } from './understand-decibels.ts'
import { useFlexHose } from './use-flex-hose.ts'
import { warehouseBrno } from './warehouse-brno.ts'
import { whereDataComeFrom } from './where-data-come-from.ts'
import { windowlessBathroom } from './windowless-bathroom.ts'
import { withdrawOnline } from './withdraw-online.ts'

/** Every article, by category. */
export const articles: ArticleSource[] = [
  chooseBathFan,
  windowlessBathroom,
  timerOrHumidistat,
  cleanBathFan,
  bathZones,
  centralOrDecentral,
  changeFilters,
  pushPullPairs,
  summerBypass,
  pollenAndDust,
  cellarInSummer,
  preventMould,
  drainCondensate,
  sizeAirflow,
  sizeDucts,
  pressureLoss,
  readFanCurve,
  letAirIn,
  understandDecibels,
  chooseSilencer,
  stopHumming,
  laySpiralDuct,
  useFlexHose,
  connectController,
  throughTheRoof,
  fireplaceAndHood,
  testFireDampers,
  energyLabel,
  withdrawOnline,
  takeBack,
  lowestPrice,
  ecOrAc,
  whereDataComeFrom,
  openInVienna,
  warehouseBrno,
  catalogue2028,
]
