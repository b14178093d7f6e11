// The team, the values and the journey on /about.
import { box, group, line, picture, prose, rows, url } from '#app/forms/document/field-types.ts'
import type { EntryOf } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { empty, icon } from './shared-fields.ts'

export const teamTexts = definePages({
  kind: 'team',
  title: 'Team',
  isReviewed: true,
  shared: ['name'],
  list: {
    one: 'member',
    titled: 'role',
    counted: { openPositions: ({ vacant }) => vacant === 'yes' },
    beside: { head: 'Name', text: ({ name }) => String(name) },
  },
  fields: {
    role: line('Role', 120),
    vacant: box('This position is open'),
    name: line('Name', 120, empty),
    bio: prose('Biography', 600, { ...empty, hint: 'For an open position, describe the position.' }),
    remit: prose('Responsibilities', 300, {
      ...empty,
      hint: 'Shown until the name and biography are filled in.',
    }),
    portrait: picture('Portrait', 'Cropped to a square. Without a portrait, we draw one.'),
    socialLinks: rows('Profiles', 'profile', group('Profile', { label: line('Network', 40), href: url('Address') }), {
      most: 5,
    }),
  },
  path: () => '/about#team',
})

export type TeamMember = EntryOf<typeof teamTexts.fields>

export const valueTexts = definePages({
  kind: 'values',
  title: 'Values',
  isReviewed: true,
  list: { one: 'value', titled: 'title', counted: { values: () => true } },
  fields: { title: line('Title', 60), icon, description: prose('Description', 300) },
  path: () => '/about#values',
})

export const timelineTexts = definePages({
  kind: 'timeline',
  title: 'Journey',
  isReviewed: true,
  list: { one: 'stage', titled: 'title' },
  fields: { title: line('Title', 80), date: line('Date', 40, empty), description: prose('Description', 300) },
  path: () => '/about#history',
})
