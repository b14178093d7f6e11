// After one page of a template was checked, the next ones are checked for elements that are new there.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { bringAxe, judge } from './axe.ts'

test('on the second page of a template new elements are checked in every look', async ({ page }) => {
  await bringAxe(page)
  await page.goto('/services/cloud-solutions')
  expect(await judge(page, 'first')).toEqual([])
  await page.goto('/services/it-consulting')
  await alive(page)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `.faint { color: #ccc } .dim { color: #333 } @media (width > 400px) { .unnamed { display: none } }`,
    )
    document.adoptedStyleSheets.push(sheet)
    const added =
      '<img src="/favicon.svg"><p class="faint">Faint</p><p class="dim">Dim</p><button class="unnamed"></button>'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', added)
  })
  const found = await judge(page, 'second')
  expect(found.map((line) => line.split(' <')[0])).toEqual([
    'second, 360 px, light: button-name .unnamed',
    'second, 360 px, light: image-alt img',
    'second, 1280 px, light: image-alt img',
    'second, 1280 px, light: color-contrast .faint',
    'second, 1280 px, dark: color-contrast .dim',
  ])
})
