import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { type LinkTab, LinkTabs, TabPanel } from './tabs.tsx'

const tabs: LinkTab[] = [
  { id: 'seoul', label: 'Seoul', to: '/contact?office=seoul' },
  { id: 'cameroon', label: 'Cameroon', to: '/contact?office=cameroon' },
]

const draw = (set: string | undefined, current: string) =>
  load(
    renderToStaticMarkup(
      <StaticRouter location="/contact">
        <LinkTabs set={set} label="Offices" tabs={tabs} current={current} />
        {tabs.map(({ id, label }) => (
          <TabPanel key={id} set="office" id={id} current={current} animated>
            The {label} office
          </TabPanel>
        ))}
      </StaticRouter>,
    ),
  )

test('without scripts the bar is a labelled nav of links, with aria-current on the current one', () => {
  const $ = draw('office', 'cameroon')
  const bar = $('nav[aria-label="Offices"]')
  expect(bar.attr('role')).toBeUndefined()
  expect(bar.find('[role], [tabindex], [aria-selected]')).toHaveLength(0)
  expect(bar.find('[aria-current="true"]').text()).toBe('Cameroon')
})

test('a link that reloads the page has the tabs as its target', () => {
  const $ = draw('office', 'seoul')
  const href = $('nav a').last().attr('href')
  expect(href).toBe('/contact?office=cameroon#office-tabs')
  expect($('#office-tabs').is('nav')).toBe(true)
})

test('links without panels keep their URL', () => {
  const $ = draw(undefined, 'seoul')
  expect($('nav a').last().attr('href')).toBe('/contact?office=cameroon')
})

test('every panel is in the page, and only the current one is visible', () => {
  const $ = draw('office', 'cameroon')
  expect($('#office-panel-seoul').text()).toBe('The Seoul office')
  expect($('#office-panel-seoul').is('[hidden]')).toBe(true)
  expect($('#office-panel-cameroon').is('[hidden]')).toBe(false)
})

test('panels have no roles that need scripts', () => {
  const $ = draw('office', 'cameroon')
  expect($('[role], [tabindex], [data-animated], [style]')).toHaveLength(0)
})
