/**
 * Types of other manufacturers, read off a nameplate or in a tender, with the shop's products of the
 * same kind. A short or common name counts only beside its manufacturer.
 */
export const manufacturerTypes: readonly [categories: string, names: string][] = [
  ['A1.1', 'Maico ECA, ECA ipro, ECA, Helios M1, MiniVent, EDM, Elektrodesign EDM, Vents MA, Vents LD, Vents Decor, S&P Decor, Systemair BF, Systemair CBF, Dalap BF, Silhouette, Xpelair DX, Manrose XF, Airflow iCON, Awenta WA'],
  ['A1.2', 'ECA piano, Maico piano, Vents Quiet, Quietline, Vents iFan, iFan, Svara, Vent-Axia Svara, Lo-Carbon, Vent-Axia Lo-Carbon, Vent-Axia Silent, VASF, S&P Silent, Elektrodesign Silent, Xpelair Simply, Dalap Silent'],
  ['A1.3', 'Maico ER, ER-AP, ER-UP, Helios ELS, ELS-V, ELS VE, ELS, EBB, Elektrodesign EBB, Silvento, Lunos Silvento, Limodor compact, Vents VNV'],
  ['A1.5', 'Vents OV1, HV Stylvent, Xpelair GX, Maico EV, Vario V'],
  ['A2.1', 'TD Mixvent, TD Silent, TD, Elektrodesign TD, Vents TT, TT Pro, TT Max, Maico ERM, ERM, Systemair prio, prioAir, Aventa, Vent-Axia ACM, ACM, Helios MV, Ruck EM, Ruck EL, ETALINE, Manrose MF'],
  ['A2.2', 'Systemair K, Systemair KV, RVK, Vents VK, VKM, VKMz, Helios RR, RRK, Elektrodesign RM, RM Mixvent, Ruck RS, Ostberg CK, Blauberg Tube, Rosenberg R, Maico ERR, ERR'],
  ['A2.3', 'KVK, KVKE, KVO, Helios SilentBox, Helios SB, Vents KSA, Vents KSB, CAB, ISO-Mix, Iso-RM, Ruck ISOR, ISOTX, Maico ESR'],
  ['A2.4', 'Systemair RS, RSI, KE, KT, Vents VKP, VKPF, Helios KR, Rosenberg EKAD'],
  ['A3.1 A3.2', 'DVS, DHS, DVSI, DVC, DVN, TFSR, TFSK, Vents VKV, VKH, Helios VD, Helios RD, Maico ERD, Elektrodesign HCTT, CTH, CRVB'],
  ['A4.1', 'Systemair AW, Vents OV, Vents OVK, Helios HQ, Maico EZQ, EZQ, DZQ, HXBR, HXM, Elektrodesign HXM'],
  ['A4.2', 'Systemair AR, Vents VKF, Helios HRF, Maico EZR, EZR, DZR, Elektrodesign TGT'],
  ['B1', 'ComfoAir Q, WHR, Helios KWL EC, KWL EC, Systemair SAVE, SAVE VTC, SAVE VTR, SAVE VSR, VTR, VTC, Vents VUT, VUT, Vallox ValloPlus, ValloMulti, recoVAIR, recoCOMPACT, Duplex Easy, Duplex R5, Duplex EC, Brink Renovent, Renovent, Brink Flair, Sentinel Kinetic, Kinetic Advance, Maico WS, Maico WR, Paul Novus, Futura Jablotron'],
  ['B2', 'ComfoSpot, TwinFresh, Vents Micra, Micra, Vento Expert, inVENTer iV, iV14, iV-Smart, Lunos ego, Lunos e2, Maico PushPull, PushPull, Maico PP, Maico PPB, PPB, M-WRG, EcoVent, Helios EcoVent, Freshbox, smartfan, recoVAIR VAR'],
  ['B3.1', 'ComfoTube, ComfoWell, ComfoFresh, FlexPipe, Helios FlexPipe, Vents FlexiVent, FlexiVent, Systemair Flexiduct'],
  ['D9', 'TVR, TVRE, Trox RN, Trox VFL, VFC, Systemair RDR, RDR, VRK, Schako VRA, Systemair Optima, Helios VKR, SPI-F, Lindab DIRU, DIRU, DAU, DTBU'],
  ['E1.3', 'Helios VK, Maico AP, Vents KO'],
  ['E2.2', 'TVOM, Trox LVS, LVS, Systemair BOR, BOR-S, Systemair EFF, Balance-E, Lindab KSU'],
  ['E2.1', 'TVPM, Trox Z-LVS, Z-LVS, Systemair TFF, Balance-S, Lindab KI'],
  ['E3.1', 'VVKN, VVPM, Trox VDW, VDW, Trox RFD, RFD, Systemair Konika, Konika, Lindab PCA'],
  ['H1.1', 'Systemair REE, REE, Vents RS, Elektrodesign REB, REB, Maico ST, Helios ESU, Helios ESA'],
  ['H1.2', 'Systemair RE, Helios TSW, TSW, Vents RSA, Maico TRE, TRE'],
  ['H5', 'LM24A, LM230A, NM24A, NM230A, SM24A, SM230A, CM24, LF24, LF230, BF24, BF230, BLF24, BLF230, BFL24, BFN24, TF24, LMV-D3, NMV-D3'],
  ['I1', 'FKA-EU, FKA, FKRS, FKR-EU, FK-EU, Trox FK, FK90, FK92, FR90, FR92, PKTM, PKTM III, FDMR, FDMB, FDMQ, FDMC, PKIR, PKIS, PKI-R, PKI-S, PK-I-R, PK-I-S, Schako BKA, BKA-EN, BSK-RPR'],
  ['I2', 'Wildeboer TS, Systemair BTV, Helios BTV, FVOM, PVM'],
]
