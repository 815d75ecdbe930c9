import type { Text } from '../../backend/db/columns.ts'
import { t } from './texts/text.ts'

/** Product colours; `adjective` is used in names. */
export const colours: { id: string; ral: string | null; hex: string; title: Text; adjective: Text }[] = [
  { id: 'ral-9016', ral: '9016', hex: '#f1f0ea', title: t('Verkehrsweiß', 'Bílá', 'Biela', 'Traffic white'), adjective: t('weiß', 'bílá', 'biela', 'white') },
  { id: 'ral-9010', ral: '9010', hex: '#f1ece1', title: t('Reinweiß', 'Čistě bílá', 'Čisto biela', 'Pure white'), adjective: t('reinweiß', 'čistě bílá', 'čisto biela', 'pure white') },
  { id: 'ral-9003', ral: '9003', hex: '#ecece7', title: t('Signalweiß', 'Signální bílá', 'Signálna biela', 'Signal white'), adjective: t('signalweiß', 'signálně bílá', 'signálne biela', 'signal white') },
  { id: 'ral-9005', ral: '9005', hex: '#0e0e10', title: t('Tiefschwarz', 'Černá', 'Čierna', 'Jet black'), adjective: t('schwarz', 'černá', 'čierna', 'black') },
  { id: 'ral-9006', ral: '9006', hex: '#a1a1a0', title: t('Weißaluminium', 'Stříbrná', 'Strieborná', 'White aluminium'), adjective: t('silber', 'stříbrná', 'strieborná', 'silver') },
  { id: 'ral-7016', ral: '7016', hex: '#383e42', title: t('Anthrazitgrau', 'Antracit', 'Antracit', 'Anthracite grey'), adjective: t('anthrazit', 'antracit', 'antracit', 'anthracite') },
  { id: 'ral-7035', ral: '7035', hex: '#c5c7c4', title: t('Lichtgrau', 'Světle šedá', 'Svetlosivá', 'Light grey'), adjective: t('lichtgrau', 'světle šedá', 'svetlosivá', 'light grey') },
  { id: 'ral-8017', ral: '8017', hex: '#442f29', title: t('Schokoladenbraun', 'Hnědá', 'Hnedá', 'Chocolate brown'), adjective: t('braun', 'hnědá', 'hnedá', 'brown') },
  { id: 'ral-8004', ral: '8004', hex: '#8e402a', title: t('Kupferbraun', 'Cihlová', 'Tehlová', 'Copper brown'), adjective: t('ziegelrot', 'cihlová', 'tehlová', 'brick red') },
  { id: 'steel', ral: null, hex: '#b4b7b9', title: t('Edelstahl', 'Nerez', 'Nerez', 'Stainless steel'), adjective: t('Edelstahl', 'nerez', 'nerez', 'stainless steel') },
  { id: 'chrome', ral: null, hex: '#c9ccd0', title: t('Chrom', 'Chrom', 'Chróm', 'Chrome'), adjective: t('Chrom', 'chrom', 'chróm', 'chrome') },
  { id: 'gold', ral: null, hex: '#c9a44c', title: t('Gold', 'Zlatá', 'Zlatá', 'Gold'), adjective: t('gold', 'zlatá', 'zlatá', 'gold') },
  { id: 'zinc', ral: null, hex: '#a9aeb1', title: t('Zink blank', 'Pozink', 'Pozink', 'Bare zinc'), adjective: t('verzinkt', 'pozink', 'pozink', 'galvanised') },
]
