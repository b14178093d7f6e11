// Every action in the staff area, by route and by its verb in the audit log: one table for the tests of the log and of
// hostile forms.

import { accountsActions } from './staff-actions/accounts.ts'
import type { StaffActions } from './staff-actions/acting.ts'
import { brandingActions } from './staff-actions/branding.ts'
import { careersActions } from './staff-actions/careers.ts'
import { deskActions } from './staff-actions/desk.ts'
import { issuesActions } from './staff-actions/issues.ts'
import { mailActions } from './staff-actions/mail.ts'
import { peopleActions } from './staff-actions/people.ts'
import { postsActions } from './staff-actions/posts.ts'
import { settingsActions } from './staff-actions/settings.ts'
import { textsActions } from './staff-actions/texts.ts'
import { webhooksActions } from './staff-actions/webhooks.ts'

export const staffActions: StaffActions = {
  ...accountsActions,
  ...brandingActions,
  ...careersActions,
  ...deskActions,
  ...issuesActions,
  ...mailActions,
  ...peopleActions,
  ...postsActions,
  ...settingsActions,
  ...textsActions,
  ...webhooksActions,
}
