import type { ArticleSource } from './article.ts'
import { bathZones } from './bath/bath-zones.ts'
import { catalogue2028 } from './news/catalogue-2028.ts'
import { cellarInSummer } from './heat-recovery/cellar-in-summer.ts'
import { centralOrDecentral } from './heat-recovery/central-or-decentral.ts'
import { changeFilters } from './heat-recovery/change-filters.ts'
import { chooseBathFan } from './bath/choose-bath-fan.ts'
import { chooseSilencer } from './duct/choose-silencer.ts'
import { cleanBathFan } from './bath/clean-bath-fan.ts'
import { connectController } from './connect-controller.ts'
import { drainCondensate } from './heat-recovery/drain-condensate.ts'
import { ecOrAc } from './ec-or-ac.ts'
import { energyLabel } from './heat-recovery/energy-label.ts'
import { fireplaceAndHood } from './fireplace-and-hood.ts'
import { laySpiralDuct } from './duct/lay-spiral-duct.ts'
import { letAirIn } from './let-air-in.ts'
import { lowestPrice } from './news/lowest-price.ts'
import { openInVienna } from './news/open-in-vienna.ts'
import { pollenAndDust } from './heat-recovery/pollen-and-dust.ts'
import { pressureLoss } from './duct/pressure-loss.ts'
import { preventMould } from './bath/prevent-mould.ts'
import { pushPullPairs } from './heat-recovery/push-pull-pairs.ts'
import { readFanCurve } from './read-fan-curve.ts'
import { sizeAirflow } from './size-airflow.ts'
import { sizeDucts } from './duct/size-ducts.ts'
import { stopHumming } from './stop-humming.ts'
import { summerBypass } from './heat-recovery/summer-bypass.ts'
import { takeBack } from './news/take-back.ts'
import { testFireDampers } from './test-fire-dampers.ts'
import { throughTheRoof } from './duct/through-the-roof.ts'
import { timerOrHumidistat } from './bath/timer-or-humidistat.ts'
import { understandDecibels } from './understand-decibels.ts'
import { useFlexHose } from './duct/use-flex-hose.ts'
import { warehouseBrno } from './news/warehouse-brno.ts'
import { whereDataComeFrom } from './news/where-data-come-from.ts'
import { windowlessBathroom } from './bath/windowless-bathroom.ts'
import { withdrawOnline } from './news/withdraw-online.ts'

/** Every article, by category. */
export const articles: ArticleSource[] = [
  chooseBathFan, windowlessBathroom, timerOrHumidistat, cleanBathFan, bathZones,
  centralOrDecentral, changeFilters, pushPullPairs, summerBypass, pollenAndDust, cellarInSummer,
  preventMould, drainCondensate, sizeAirflow, sizeDucts, pressureLoss, readFanCurve, letAirIn,
  understandDecibels, chooseSilencer, stopHumming, laySpiralDuct, useFlexHose, connectController,
  throughTheRoof, fireplaceAndHood, testFireDampers, energyLabel, withdrawOnline, takeBack,
  lowestPrice, ecOrAc, whereDataComeFrom, openInVienna, warehouseBrno, catalogue2028,
]
