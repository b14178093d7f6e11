// Site content of the site.

import type { Page, Visitor } from '../visitor.ts'
import { next, type StaffActions, send, site } from './acting.ts'

const path = '/admin/texts/company/facts/en'
const list = '/admin/texts/testimonials'
const publish = (staff: Visitor) => send(staff, path, '#text', { legalName: `Private legal name ${next()}` })

const prepare = async (staff: Visitor) => {
  await publish(staff)
  return ''
}

const plan = (staff: Visitor) =>
  send(staff, path, '#text', {
    publish: 'planned',
    from: '2999-01-01',
    fromTime: '09:00',
    legalName: `Private legal name ${next()}`,
  })

const draft = async (staff: Visitor) => {
  await send(staff, path, '#text', { publish: 'draft', legalName: `Private legal name ${next()}` })
  return ''
}

async function newest() {
  const { number } = await site.db
    .selectFrom('text_versions')
    .where('kind', '=', 'company')
    .where('key', '=', 'facts')
    .where('language', '=', 'en')
    .select((e) => e.fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  return String(number)
}

/** With one open preview link. */
const linked = async (staff: Visitor) => {
  await draft(staff)
  await site.db.deleteFrom('text_previews').execute()
  await send(staff, path, '#preview')
  return ''
}

let opened: Page

export const textsActions: StaffActions = {
  'routes/admin/texts/text': {
    'text-published': { does: publish },
    'text-saved': {
      does: (staff) => send(staff, path, '#text', { publish: 'draft', legalName: `Private legal name ${next()}` }),
    },
    'text-planned': {
      does: plan,
    },
    'text-conflict': {
      prepare: async (staff) => {
        await publish(staff)
        opened = await staff.visit(path)
        await site.db.updateTable('text_versions').set({ action: 'conflict' }).execute()
        await site.db.deleteFrom('texts').execute()
        return ''
      },
      does: (staff) => staff.submit(opened, '#text', { legalName: `Private legal name ${next()}` }),
    },
  },
  'routes/admin/texts/kind': {
    'entry-added': { does: (staff) => send(staff, list, '#add', { title: `Client ${next()}` }) },
  },
  'routes/admin/texts/order': {
    'entry-moved': { does: (staff) => send(staff, list, '[data-move="down first"]') },
    'entry-hidden': { does: (staff) => send(staff, list, '[data-move="hide second"]') },
    'entry-shown': { does: (staff) => send(staff, list, '[data-move="show second"]') },
    'entry-removed': {
      prepare: async (staff) => {
        const title = `removed${next()}`
        await send(staff, list, '#add', { title })
        return title
      },
      does: (staff, title) => send(staff, list, `[data-move="remove ${title}"]`),
    },
  },
  'routes/admin/texts/preview': {
    'preview-link-made': { prepare: draft, does: (staff) => send(staff, path, '#preview') },
  },
  'routes/admin/texts/publish': {
    'text-published': {
      prepare: async (staff) => {
        await draft(staff)
        return newest()
      },
      does: (staff, version) => staff.post(`${path}/publish`, `version=${version}`),
    },
  },
  'routes/admin/texts/withdraw-previews': {
    'preview-link-withdrawn': { prepare: linked, does: (staff) => send(staff, path, '[data-move^=withdraw]') },
    'preview-links-withdrawn': { prepare: linked, does: (staff) => send(staff, path, '#withdraw-previews') },
  },
  'routes/admin/texts/undo': {
    'text-undone': { prepare, does: (staff) => send(staff, path, '#undo-publish') },
    'text-cancelled': {
      prepare: async (staff) => {
        await plan(staff)
        return ''
      },
      does: (staff) => send(staff, path, '#undo-publish'),
    },
  },
  'routes/admin/texts/translations/review': {
    'text-published': { does: (staff) => send(staff, '/admin/texts/values/quality/fr/review', '#sign-off') },
  },
  'routes/admin/texts/return': {
    'text-returned': { prepare, does: (staff) => send(staff, path, '#return-to-code') },
  },
  'routes/admin/texts/version': {
    'text-restored': {
      prepare: async (staff) => {
        await publish(staff)
        const number = await newest()
        await publish(staff)
        return number
      },
      does: (staff, number) => send(staff, `${path}/versions/${number}`, '#restore'),
    },
  },
}
