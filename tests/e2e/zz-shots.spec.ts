import { savePart } from '#app/features/brand/revisions/revisions.server.ts'
import { theSite } from '#db/audit.ts'
import { takeOver } from '#tests/judges/staff-pages.ts'
import { bilingualAssets } from '#tests/support/brand-assets.ts'
import { alive, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'

test('shots', async ({ site, page }) => {
  test.setTimeout(400_000)
  const admin = await signedIn(site, 'admin', { name: 'Ada Admin' })
  let version = 0
  for (const part of ['letterhead', 'businessCard'] as const)
    await savePart(site.db, theSite, { part, value: bilingualAssets[part], version: version++ }, Date.now())
  await savePart(
    site.db,
    theSite,
    {
      part: 'palette',
      value: { backgroundColor: '#12361f', primaryColor: '#ffb000', secondaryColor: '#7b2ff7', textColor: '#fff7e0' },
      version: version++,
    },
    Date.now(),
  )
  await savePart(
    site.db,
    theSite,
    {
      part: 'logo',
      value: { ...bilingualAssets.logo, mark: 'N3', primaryColor: '#ffb000', backgroundColor: '#12361f' },
      version: version++,
    },
    Date.now(),
  )
  await takeOver(site, page, admin)
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', page.url(), m.text()))
  const shared = await admin.submit(await admin.visit('/admin/branding/share'), '#share', {
    label: 'Printer <b>',
    days: '30',
  })
  const link = new URL(shared.$('code').first().text()).pathname
  await admin.submit(await admin.visit('/admin/branding/templates'), '#access-slides')
  const paths: Record<string, string> = {
    logo: '',
    'logo-preview': '?view=preview',
    letterhead: '/letterhead',
    card: '/business-card',
    palette: '/palette',
    guidelines: '/guidelines',
    templates: '/templates',
    export: '/export',
    history: '/history',
    revision: '/history/1',
    share: '/share',
  }
  for (const [name, path] of [
    ...Object.entries(paths).map(([n, p]) => [n, `/admin/branding${p}`] as const),
    ['brand', link] as const,
    ['media', '/media'] as const,
    ['home', '/'] as const,
    ['contact', '/contact?map=seoul'] as const,
  ]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await alive(page)
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/brandx/shots/${name}-${width}.png`, fullPage: true })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) console.log('OVERFLOW', name, width, overflow)
    }
  }
})
