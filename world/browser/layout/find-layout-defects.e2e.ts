import { expect, test } from '../../../e2e/test.ts'
import { findLayoutDefects } from './find-layout-defects.ts'
import type { LayoutDefect } from './layout-defect.ts'

interface Sample {
  broken: string
  sound: string
}

/** A sample of each defect, and its fixed version. */
const samples: Record<string, { kind: LayoutDefect['kind'] } & Sample> = {
  'a line wider than the window': {
    kind: 'sideways',
    broken: '<p style="white-space:nowrap;width:max-content">' + 'Rohr '.repeat(80) + '</p>',
    sound: '<p>' + 'Rohr '.repeat(80) + '</p>',
  },
  'words cut at the edge of their box': {
    kind: 'cut',
    broken: '<p style="width:60px;overflow:hidden;white-space:nowrap">Wickelfalzrohr</p>',
    sound: '<p style="width:160px;overflow:hidden;white-space:nowrap">Wickelfalzrohr</p>',
  },
  'words cut by a box further out': {
    kind: 'cut',
    broken: '<div style="overflow:clip;width:60px"><p><b>Wickelfalzrohr</b></p></div>',
    sound: '<div style="overflow:auto;width:60px"><p><b>Wickelfalzrohr</b></p></div>',
  },
  'a second line cut off below': {
    kind: 'cut',
    broken: '<p style="width:90px;height:24px;overflow:hidden">Wickelrohr verzinkt</p>',
    sound: '<p style="width:90px;overflow:hidden">Wickelrohr verzinkt</p>',
  },
  'an ellipsis that leaves nothing to read': {
    kind: 'cut',
    broken:
      '<p style="width:20px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Wickelfalzrohr</p>',
    sound:
      '<p style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Wickelfalzrohr</p>',
  },
  'a choice that shows one letter': {
    kind: 'cut',
    broken: '<select style="width:30px;appearance:none"><option>Empfehlung</option></select>',
    sound: '<select style="width:130px;appearance:none"><option>Empfehlung</option></select>',
  },
  'a long word across the border of its tile': {
    kind: 'leaves-box',
    broken: '<div style="width:90px;border:1px solid"><h3>Industrieventilatoren</h3></div>',
    sound:
      '<div style="width:90px;border:1px solid"><h3 style="overflow-wrap:anywhere">Industrieventilatoren</h3></div>',
  },
  'a number printed over a date': {
    kind: 'overlap',
    broken:
      '<div style="display:grid;grid-template-columns:30px 1fr"><span>2026000001</span><span>22. November</span></div>',
    sound:
      '<div style="display:grid;grid-template-columns:auto 1fr"><span>2026000001</span><span>22. November</span></div>',
  },
  'words under a picture': {
    kind: 'covered',
    broken:
      '<div style="position:relative"><p>Panelfilter</p><canvas width="90" height="40" style="position:absolute;top:0;left:0;background:#ccc"></canvas></div>',
    sound:
      '<div style="position:relative"><p style="position:relative;z-index:1">Panelfilter</p><canvas width="90" height="40" style="position:absolute;top:0;left:0;background:#ccc"></canvas></div>',
  },
  'a state broken letter by letter': {
    kind: 'letters',
    broken: '<p style="width:1px;overflow-wrap:anywhere">Angenommen</p>',
    sound: '<p style="width:80px;overflow-wrap:anywhere">Angenommen</p>',
  },
  'two small targets side by side': {
    kind: 'small-target',
    broken:
      '<button style="width:16px;height:16px">a</button><button style="width:16px">b</button>',
    sound:
      '<button style="width:16px;height:16px">a</button> <button style="width:24px;height:24px;margin-left:24px">b</button>',
  },
  'a row of bare radio buttons': {
    kind: 'small-target',
    broken: '<input type="radio" name="r"><input type="radio" name="r">',
    sound:
      '<label style="display:inline-block;padding:6px"><input type="radio" name="r"> 1</label><label style="display:inline-block;padding:6px"><input type="radio" name="r"> 2</label>',
  },
  'a link that nobody can hit': {
    kind: 'small-target',
    broken: '<a href="#" style="display:inline-block;width:0;overflow:hidden">2026000001</a>',
    sound: '<a href="#">2026000001</a>',
  },
}

for (const [name, { kind, broken, sound }] of Object.entries(samples)) {
  test(`layout check: ${name} is reported, and no longer after the fix`, async ({ page }) => {
    const show = (body: string) =>
      page.setContent(`<!doctype html><html lang="de"><body style="font:16px sans-serif">${body}`)
    await show(broken)
    const found = await findLayoutDefects(page)
    expect(found.map((defect) => defect.kind)).toContain(kind)
    await show(sound)
    expect(await findLayoutDefects(page)).toEqual([])
  })
}

const allowed = {
  'a link within a sentence':
    '<p>Mehr dazu in den <a href="#">AGB</a>, im <a href="#">Impressum</a> und hier.</p>',
  'what only a screen reader gets':
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Springe zum Inhalt</p>',
  'a strip that can be scrolled':
    '<div style="width:200px;overflow-x:auto;white-space:nowrap">' + 'Rohr '.repeat(40) + '</div>',
  'a bar that stays in sight over the page':
    '<p>Text</p><div style="position:fixed;top:0;left:0;background:#fff">Leiste</div>',
  'a card that one link leads away from':
    '<div style="position:relative;padding:16px;border:1px solid"><style>.c::after{content:"";position:absolute;inset:0}</style><a class="c" href="#">1</a><p>Text</p></div>',
}

for (const [name, body] of Object.entries(allowed)) {
  test(`layout check: ${name} is no defect`, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="de"><body>${body}`)
    expect(await findLayoutDefects(page)).toEqual([])
  })
}
