// Where an invitation cannot be mailed, an admin copies its link and passes it on. That reveals no secret of another person:
// the account is new, and an admin could have invited an address of their own. A reset link is never shown, because it opens
// an account that is in use.

import { env } from '#app/env.server.ts'
import { drawn, sentences } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { User } from '#db/tables/staff.ts'
import { users } from './words.ts'

const form = 'invitation-link'
const passOn: Phrase = 'You can copy the link and pass it on now: it works once and expires after 72 hours.'

/** The page of the account, with the link shown once. @param why the invitation is not mailed */
export const invitationToCopy = (
  { id }: Pick<User, 'id'>,
  path: string,
  why: string,
  { staff }: Pick<Asked, 'staff'>,
) => showOnce({ form, to: `${users}/${id}`, text: sentences(drawn(why), passOn) }, staff.id, env.APP_URL + path)

export const shownInvitation = (request: Request, reader: string) => secretToShow(request, form, reader)
