import type { UnitHighlight } from '../../../domain/ventilation/planner/choose-units.ts'
import type { Demand } from '../../../domain/ventilation/planner/air-balance.ts'
import type { PlanObstacle } from '../../../domain/ventilation/planner/make-plan.ts'
import type { PlanMarket } from '../../../domain/ventilation/planner/market-rules.ts'
import type { PlanInput } from '../../../domain/ventilation/planner/plan-input.ts'
import type { PlanPartKind } from '../../../domain/ventilation/planner/plan-parts.ts'
import type { PlanRoomKind } from '../../../domain/ventilation/planner/room-kinds.ts'
import type { TextKey } from '../../i18n/text.ts'

export const kindTexts: Record<PlanRoomKind, TextKey> = {
  living: 'planner.kinds.living',
  bedroom: 'planner.kinds.bedroom',
  office: 'planner.kinds.office',
  kitchen: 'planner.kinds.kitchen',
  bathroom: 'planner.kinds.bathroom',
  toilet: 'planner.kinds.toilet',
  laundry: 'planner.kinds.laundry',
  hall: 'planner.kinds.hall',
}

export const marketTexts: Record<PlanMarket, TextKey> = {
  de: 'planner.markets.de',
  at: 'planner.markets.at',
  cz: 'planner.markets.cz',
  sk: 'planner.markets.sk',
}

export const systemTexts: Record<PlanInput['system'], TextKey> = {
  recovery: 'planner.systems.recovery',
  exhaust: 'planner.systems.exhaust',
}

export const insulationTexts: Record<PlanInput['insulation'], TextKey> = {
  new: 'planner.insulations.new',
  old: 'planner.insulations.old',
}

export const streamTexts: Record<'supply' | 'extract', TextKey> = {
  supply: 'planner.streams.supply',
  extract: 'planner.streams.extract',
}

export const demandTexts: Record<Demand['by'], TextKey> = {
  area: 'planner.by.area',
  volume: 'planner.by.volume',
  persons: 'planner.by.persons',
  extract: 'planner.by.extract',
}

export const obstacleTexts: Record<Exclude<PlanObstacle, 'no-rooms'>, TextKey> = {
  'no-rules': 'planner.obstacles.no-rules',
  'no-supply-room': 'planner.obstacles.no-supply-room',
  'no-extract-room': 'planner.obstacles.no-extract-room',
  'too-much-air': 'planner.obstacles.too-much-air',
}

export const unitHighlightTexts: Record<UnitHighlight, TextKey> = {
  recommended: 'planner.awards.recommended',
  cheapest: 'planner.awards.cheapest',
  quietest: 'planner.awards.quietest',
  thrifty: 'planner.awards.thrifty',
}

export const pieceTexts: Record<PlanPartKind, TextKey> = {
  manifold: 'planner.pieces.manifold',
  pipe: 'planner.pieces.pipe',
  pipeRest: 'planner.pieces.pipeRest',
  duct: 'planner.pieces.duct',
  bend: 'planner.pieces.bend',
  tee: 'planner.pieces.tee',
  cap: 'planner.pieces.cap',
  reducer: 'planner.pieces.reducer',
  nipple: 'planner.pieces.nipple',
  silencer: 'planner.pieces.silencer',
  valveSupply: 'planner.pieces.valveSupply',
  valveExtract: 'planner.pieces.valveExtract',
  inlet: 'planner.pieces.inlet',
  damper: 'planner.pieces.damper',
  terminal: 'planner.pieces.terminal',
  clamp: 'planner.pieces.clamp',
  insulation: 'planner.pieces.insulation',
  siphon: 'planner.pieces.siphon',
  tape: 'planner.pieces.tape',
}
