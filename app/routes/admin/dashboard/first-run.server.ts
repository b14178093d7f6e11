// The five first steps of a new installation, and what is done of each.
import { env, hasMailService } from '#app/env.server.ts'
import { backupHealth } from '#app/features/backups/backup-record.server.ts'
import { checkFacts } from '#app/features/company/checklist.server.ts'
import { launchSettings, readFirstRun } from '#app/features/company/company-settings.server.ts'
import { countColleagues } from '#app/features/dashboard/stats.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import type { Db } from '#db/schema.ts'

type Step = {
  id: string
  isDone: boolean
  title: string
  text?: string
  /** The setting or command that does it on the server. */
  how?: string
  to: string
}

/** Null once they were put away, or when all are done. */
export async function readFirstSteps(db: Db, now: number, say: Say) {
  const { settings, version } = await readFirstRun(db)
  if (settings.isPutAway) return null
  const steps = await stepsOf(db, now, say)
  return steps.every(({ isDone }) => isDone) ? null : { steps, version }
}

async function stepsOf(db: Db, now: number, say: Say): Promise<Step[]> {
  const [{ missing }, colleagues, { provenTakenAt }, { signedOff }] = await Promise.all([
    checkFacts(db, now),
    countColleagues(db),
    backupHealth(db, env.BACKUP_WARN_DAYS, now),
    launchSettings(db),
  ])
  return [
    {
      id: 'facts',
      isDone: missing === 0,
      title: say('Fill in the missing facts'),
      text: say('{count, plural, one {One still missing} other {# still missing}}', { count: missing }),
      to: '/dashboard/settings/launch-checklist',
    },
    {
      id: 'mail',
      isDone: hasMailService,
      title: say('Set up email'),
      text: say('Until then, emails are held, not sent.'),
      how: say('On the server, set RESEND_API_KEY and MAIL_FROM.'),
      to: '/dashboard/mail',
    },
    {
      id: 'backup',
      isDone: provenTakenAt !== null,
      title: say('Make a backup'),
      how: say('On the server, set BACKUP_EVERY or run npm run backup with --prove.'),
      to: '#backups-heading',
    },
    {
      id: 'colleague',
      isDone: colleagues > 1,
      title: say('Invite a colleague'),
      text: say('So two people can reply, and one can help the other back in.'),
      to: '/dashboard/users/invite',
    },
    {
      id: 'launch',
      isDone: signedOff,
      title: say('Sign off the launch checklist'),
      text: say('Until then, search engines are asked not to list the site.'),
      to: '/dashboard/settings/launch-checklist',
    },
  ]
}
