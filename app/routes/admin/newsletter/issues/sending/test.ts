// Sends an issue to the member of staff who asks for it, once in each language that it has.

import { db } from '#app/db.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { sendTest } from '#app/features/newsletter/issues/send-test.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import { whyNotMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { issuePage } from '../words.ts'

export const handle = { permission: 'newsletter.write' } as const

export const loader = staffRedirect(handle.permission, ({ id }) => issuePage(id))

export const action = staffAction(handle.permission, versionSchema, {
  form: 'issue-test',
  run: ({ id, staff, by }) =>
    sendTest(db, { id, to: staff.email, findPosts: (slugs) => cardsForMail(db, slugs, by.now) }, by),
  done: async (sent) => {
    const address = sent.staff.email
    const held = sent.say('Email isn’t set up yet, so the test to {address} is held.', { address })
    const why = await whyNotMailed(db, address, sent, held)
    return {
      to: issuePage(sent.id),
      text: why ? drawn(why) : message('The test is on its way to {address}.', { address }),
    }
  },
})
