import { drawSheet } from '../../documents/store-sheets.ts'
import { example, type Example } from './example.ts'

export const storeSheetExamples: Example[] = [
  example(drawSheet, {
    body: {
      title: 'Lüftungsplan',
      figures: [{ name: 'Den ganzen Tag', value: '90 m³/h' }],
      drawing: {
        width: 200,
        height: 100,
        boxes: [{ x: 10, y: 10, width: 60, height: 30, tone: 'fresh' }],
        lines: [{ x1: 70, y1: 25, x2: 190, y2: 25, tone: 'used' }],
        texts: [{ x: 14, y: 28, text: 'Wohnzimmer', align: 'start', bold: true }],
      },
      tables: [
        {
          title: 'Stückliste',
          columns: [
            { title: 'Teil', align: 'left', share: 3 },
            { title: 'Menge', align: 'right', share: 1 },
          ],
          rows: [['Wickelfalzrohr, Ø 125 mm', '5 ×']],
        },
      ],
      notes: ['Der Plan ersetzt keine Planung nach Norm.'],
    },
    response: { data: { pdf: 'JVBERi0xLjc=' } },
  }),
]
