// French is the longest language of the staff area: on a phone and on a small laptop no words overlap, leave their card or
// are broken in the middle, on any page. And the bar of public pages keeps one line while staff are signed in.
import { otherLanguages } from '#app/languages/pages.ts'
import { expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import { furnish, staffPaths, takeOver } from './staff-pages.ts'

for (const width of [360, 1280]) {
  test(`the words of every staff page fit in French, at ${width} px`, async ({ site, page }) => {
    const admin = await furnish(site)
    const paths = await staffPaths(site, admin)
    await site.db.updateTable('users').set({ language: 'fr' }).execute()
    await takeOver(site, page, admin)
    await page.setViewportSize({ width, height: 900 })
    const found: string[] = []
    for (const path of paths.filter((one) => !one.startsWith('/admin/branding/sample'))) {
      await page.goto(path)
      found.push(...(await misfits(page)).map((words) => `${path}: ${words}`))
      if (width === 360) continue
      // On a tablet a list has no columns beyond its edge, where nothing marks them.
      await page.setViewportSize({ width: 768, height: 900 })
      found.push(...(await wideTables(page)).map((words) => `${path}: ${words}`))
      await page.setViewportSize({ width, height: 900 })
    }
    await site.db.updateTable('users').set({ language: 'en' }).execute()
    expect(found).toEqual([])
  })
}

const wideTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-wrap')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ scrollWidth, clientWidth }) => `a table takes ${scrollWidth} of ${clientWidth} px`),
  )

/** The words at the head of a page that meet, and those that leave their place. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const head =
      '.staff-main :is(h1, .page-acts, .add-form > summary, .inbox-head > *, .breadcrumbs a, .post-state > .soft, .field-label, .password-toggle)'
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility() && !isClipped(each))
    const isClipped = (each: HTMLElement) =>
      each.closest('.visually-hidden') !== null ||
      [each, each.closest('.page-head')].some((one) => one && getComputedStyle(one).clipPath !== 'none')
    const textOf = (each: HTMLElement) => each.textContent?.trim().slice(0, 50) ?? ''
    /** The box of its words, without the room beside them. */
    const boxOf = (each: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      const isWhole = each.matches('.button, button, .page-acts, .inbox-head > *, .breadcrumbs a')
      return isWhole ? each.getBoundingClientRect() : range.getBoundingClientRect()
    }
    const heads = shown(head)
    const wrong: string[] = []
    for (const [at, one] of heads.entries())
      for (const other of heads.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        const [a, b] = [boxOf(one), boxOf(other)]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 1 && down > 2) wrong.push(`“${textOf(one)}” overlaps “${textOf(other)}”`)
      }
    const bar = document.querySelector('.staff-header')?.getBoundingClientRect()
    for (const each of shown('.inbox-head > :is(h1, form), .inbox-head .button')) {
      const { top, bottom, left } = each.getBoundingClientRect()
      if (innerWidth >= 1280 && bar && left > bar.left && (top < bar.top || bottom > bar.bottom))
        wrong.push(`“${textOf(each)}” leaves the bar`)
    }
    for (const card of shown('.card'))
      for (const each of card.querySelectorAll<HTMLElement>('.input, .button'))
        if (each.checkVisibility() && each.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
          wrong.push(`“${each.getAttribute('name') ?? textOf(each)}” leaves its card`)
    for (const each of shown('.staff-main :is(h1, h2, .button, .pill)')) {
      if (each.matches('.typed')) continue
      const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1 && !node.parentElement?.closest('.visually-hidden, .download'))
            wrong.push(`“${word}” is broken`)
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window')
    return [...new Set(wrong)]
  })

test('the bar of public pages has one line for staff too, in every language', async ({ site, page }) => {
  await signOffTranslations(site.db, Date.now())
  await takeOver(site, page, await signedIn(site, 'admin'))
  // A scroll bar takes 15 pixels of a window.
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 400 })
    for (const path of ['/', ...otherLanguages.map((language) => `/${language}`)]) {
      await page.goto(path)
      const heights = await page.evaluate(() => {
        document.documentElement.style.paddingInlineEnd = '15px'
        const bar = document.querySelector('.site-bar')
        return [bar?.getBoundingClientRect().height, bar ? Number.parseFloat(getComputedStyle(bar).minBlockSize) : null]
      })
      expect([path, width, heights[0]]).toEqual([path, width, heights[1]])
    }
  }
})
