import { html } from 'hono/html'
import { type VitalsGroup, vitalsGroups } from '../../domain/vitals/columns.ts'
import type { VitalsFigures, VitalsRow } from '../../domain/vitals/figures.ts'
import {
  type Rating,
  rate,
  thresholds,
  type VitalName,
  vitalNames,
} from '../../domain/vitals/metrics.ts'
import { operatorPage, type Html } from './operator-page.ts'

/** Selectable periods in days. */
export const periods = [1, 7, 28] as const

interface VitalsPage {
  figures: VitalsFigures
  days: number
  /** The same page for other periods. */
  linkTo: (days: number) => string
}

const titles: Record<VitalsGroup, string> = {
  screen: 'By template',
  cache: 'By page cache',
  country: 'By country',
  device: 'By device',
}
const labels: Record<VitalsGroup, string> = {
  screen: 'Template',
  cache: 'Page cache',
  country: 'Country',
  device: 'Device',
}
const classes: Record<Rating, string> = { good: 'good', 'needs improvement': 'fair', poor: 'poor' }

/** Metrics of real page views for operators: tables, readable without JavaScript. */
export function vitalsPage(nonce: string, { figures, days, linkTo }: VitalsPage): Html {
  const isEmpty = figures.screen.length === 0
  return operatorPage(
    nonce,
    'Web vitals',
    html`<p>
        What visitors' browsers have measured. Judged is the 75th percentile: three of four page
        views were at least that quick.
      </p>
      <nav aria-label="Period">
        ${periods.map((period) =>
          period === days
            ? html`<strong aria-current="page">${daysOf(period)}</strong>`
            : html`<a href="${linkTo(period)}">${daysOf(period)}</a>`,
        )}
      </nav>
      ${
        isEmpty
          ? html`<p>
              There are no figures of this period. Pages are measured where VITALS_SAMPLE is above
              0.
            </p>`
          : vitalsGroups.map((group) => groupTable(group, figures[group]))
      }
      ${thresholdTable()}`,
  )
}

function groupTable(group: VitalsGroup, rows: readonly VitalsRow[]) {
  const names = [...new Set(rows.map(({ name }) => name))].toSorted(
    (a, b) => viewsOf(rows, b) - viewsOf(rows, a) || a.localeCompare(b),
  )
  return html`<section>
    <h2 id="${group}">${titles[group]}</h2>
    <div class="table" role="region" tabindex="0" aria-labelledby="${group}">
      <table>
        <thead>
          <tr>
            <th scope="col">${labels[group]}</th>
            <th scope="col" class="word">Metric</th>
            <th scope="col">p75</th>
            <th scope="col" class="word">Rating</th>
            <th scope="col">p50</th>
            <th scope="col">p95</th>
            <th scope="col">Samples</th>
          </tr>
        </thead>
        ${names.map((name) => nameRows(name, rows))}
      </table>
    </div>
  </section>`
}

/** The metrics of one name, in order. */
function nameRows(name: string, rows: readonly VitalsRow[]) {
  const own = vitalNames.flatMap((metric) =>
    rows.filter((row) => row.name === name && row.metric === metric),
  )
  return html`<tbody>
    ${own.map(
      ({ metric, samples, p50, p75, p95 }, index) =>
        html`<tr>
          ${index === 0 ? html`<th scope="rowgroup" rowspan="${own.length}">${name}</th>` : ''}
          <th scope="row" class="word">${metric}</th>
          <td>${valueOf(metric, p75)}</td>
          <td class="word ${classes[rate(metric, p75)]}">${rate(metric, p75)}</td>
          <td>${valueOf(metric, p50)}</td>
          <td>${valueOf(metric, p95)}</td>
          <td>${samples.toLocaleString('en')}</td>
        </tr>`,
    )}
  </tbody>`
}

function thresholdTable() {
  return html`<section>
    <h2 id="thresholds">Thresholds</h2>
    <div class="table" role="region" tabindex="0" aria-labelledby="thresholds">
      <table>
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col">good up to</th>
            <th scope="col">poor above</th>
          </tr>
        </thead>
        <tbody>
          ${vitalNames.map(
            (metric) =>
              html`<tr>
                <th scope="row">${metric}</th>
                <td>${valueOf(metric, thresholds[metric].good)}</td>
                <td>${valueOf(metric, thresholds[metric].poor)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}

/** The highest sample count of any metric: approximately the page views. */
function viewsOf(rows: readonly VitalsRow[], name: string): number {
  return Math.max(...rows.filter((row) => row.name === name).map(({ samples }) => samples))
}

function valueOf(metric: VitalName, value: number): string {
  return metric === 'CLS' ? value.toFixed(3) : `${Math.round(value).toLocaleString('en')} ms`
}

function daysOf(days: number): string {
  return days === 1 ? '24 hours' : `${days} days`
}
