import type { FitParameter } from '../fit/fit-facts.ts'
import { atLongestStart } from '../fit/fit-kind.ts'
import { DrawingSheet } from './drawing-sheet.ts'
import * as boxes from './kinds/boxes.ts'
import * as metres from './kinds/by-the-metre.ts'
import { drawFireDamper } from './kinds/fire-dampers.ts'
import * as fittings from './kinds/fittings.ts'
import { drawHood } from './kinds/hoods.ts'
import { drawAxialDuctFan, drawInlineFan } from './kinds/inline-fans.ts'
import * as plates from './kinds/plates.ts'
import * as rectangular from './kinds/rectangular-ducts.ts'
import * as roof from './kinds/roof.ts'
import * as round from './kinds/round-ducts.ts'
import { readSizes, type Sizes } from './read-sizes.ts'
import type { Drawing } from './shapes.ts'

type Draw = (sheet: DrawingSheet, sizes: Sizes) => boolean

/** By the longest listed prefix of the category. */
const kinds: Record<string, Draw> = {
  A1: plates.drawWallFan,
  'A2.1': drawInlineFan,
  'A2.2': drawInlineFan,
  'A2.3': boxes.drawAcousticBox,
  'A2.4': rectangular.drawRectFan,
  'A2.5': boxes.drawAcousticBox,
  'A3.1': roof.drawHoodedRoofFan,
  'A3.2': roof.drawUpwardRoofFan,
  'A3.3': roof.drawCurb,
  'A4.1': plates.drawPlateFan,
  'A4.2': drawAxialDuctFan,
  'A4.3': plates.drawPlateFan,
  'A4.4': roof.drawCeilingFan,
  B1: boxes.drawUnit,
  'B1.3': boxes.drawFlatUnit,
  B2: plates.drawThroughWall,
  'B3.1': (sheet, sizes) =>
    sizes.ports ? boxes.drawManifold(sheet, sizes) : round.drawHose(sheet, sizes),
  'B3.2': boxes.drawElectricHeater,
  C1: round.drawSpiralDuct,
  C2: round.drawHose,
  C3: round.drawPlasticDuct,
  C4: rectangular.drawRectDuct,
  C5: rectangular.drawRectDuct,
  D1: fittings.drawBend,
  D2: fittings.drawTee,
  D3: round.drawReducer,
  D4: round.drawCoupling,
  D5: round.drawEndCap,
  D6: fittings.drawSaddle,
  D7: metres.drawSection,
  D8: round.drawBackdraught,
  D9: round.drawThrottle,
  E1: plates.drawGrille,
  E2: plates.drawValve,
  'E3.1': plates.drawSwirl,
  'E3.2': plates.drawSlots,
  E4: plates.drawThroughWall,
  E5: roof.drawRoofTerminal,
  F2: boxes.drawFilter,
  F3: boxes.drawFilter,
  F4: metres.drawMedia,
  F5: round.drawThickBody,
  F6: boxes.drawFilterBox,
  G1: round.drawThickBody,
  G2: round.drawThickBody,
  G3: rectangular.drawBaffles,
  G4: round.drawSleeve,
  H: boxes.drawControl,
  H5: boxes.drawActuator,
  I1: drawFireDamper,
  I2: plates.drawValve,
  I3: plates.drawValve,
  I4: metres.drawMat,
  J1: drawHood,
  J2: drawHood,
  J3: plates.drawThroughWall,
  K1: boxes.drawElectricHeater,
  K2: boxes.drawWaterHeater,
  K3: boxes.drawAirCurtain,
  L1: plates.drawClamp,
  L2: metres.drawTape,
  L4: metres.drawScrew,
  L5: metres.drawMat,
  L7: fittings.drawSiphon,
  M1: plates.drawWallFan,
  M3: drawInlineFan,
}

/**
 * The dimension drawing of a variant, from its category and parameters (its own first). Unknown
 * sizes are drawn in proportion without a figure. Null for kinds without a drawing or if required
 * sizes are missing.
 */
export function drawProduct(category: string, parameters: readonly FitParameter[]): Drawing | null {
  const draw = atLongestStart(kinds, category)
  if (!draw) return null
  const sheet = new DrawingSheet()
  const isDrawn = draw(sheet, readSizes(parameters))
  return isDrawn && sheet.sizes.length > 0 ? sheet.finish() : null
}
