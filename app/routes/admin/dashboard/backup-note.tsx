import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { AttentionRow } from './attention.tsx'
import { How } from './how.tsx'

type BackupProps = {
  health: { provenTakenAt: number | null; failure: string | null; isLate: boolean }
  zone: string
}

const isSound = ({ isLate, failure }: BackupProps['health']) => !isLate && failure === null

/** The time of the newest proven backup; a sound state needs no more than a line at the page's foot. */
export function LastBackup({ health, zone }: BackupProps) {
  const say = useSay()
  if (!isSound(health)) return null
  const { provenTakenAt } = health
  return (
    <p id="backups-heading" className="soft">
      {provenTakenAt === null ? (
        say('No backup has been tested yet.')
      ) : (
        <Said phrase="Last tested backup: {time}" values={{ time: <Moment at={provenTakenAt} zone={zone} /> }} />
      )}
    </p>
  )
}

/** A backup that failed or is too old; nothing for a sound one. */
export function BackupTrouble({ health, zone }: BackupProps) {
  const say = useSay()
  const { provenTakenAt, failure } = health
  if (isSound(health)) return null
  return (
    <AttentionRow id="backups-heading" title={say('Backups need attention')}>
      <p>
        {provenTakenAt === null ? (
          say('No backup has been tested yet.')
        ) : (
          <Said
            phrase="The last tested backup was made {time}."
            values={{ time: <Moment at={provenTakenAt} zone={zone} /> }}
          />
        )}
      </p>
      {failure === null ? null : (
        <p>
          <Said
            phrase="The last scheduled backup failed: {failure}"
            values={{ failure: <span dir="auto">{failure}</span> }}
          />
        </p>
      )}
      <How>{say('On the server, set BACKUP_EVERY or run npm run backup with --prove.')}</How>
    </AttentionRow>
  )
}
