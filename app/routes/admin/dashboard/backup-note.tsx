import { Moment } from '#app/ui/text/moment.tsx'
import { AttentionRow } from './attention.tsx'

type BackupProps = {
  health: { provenTakenAt: number | null; failure: string | null; isLate: boolean }
  zone: string
}

const isSound = ({ isLate, failure }: BackupProps['health']) => !isLate && failure === null

/** The time of the newest proven backup; a sound state needs no more than a line at the page's foot. */
export function LastBackup({ health, zone }: BackupProps) {
  if (!isSound(health)) return null
  const { provenTakenAt } = health
  return (
    <p id="backups-heading" className="soft">
      {provenTakenAt === null ? (
        'No backup has been tested yet.'
      ) : (
        <>
          Last tested backup: <Moment at={provenTakenAt} zone={zone} />
        </>
      )}
    </p>
  )
}

/** A backup that failed or is too old; nothing for a sound one. */
export function BackupTrouble({ health, zone }: BackupProps) {
  const { provenTakenAt, failure } = health
  if (isSound(health)) return null
  return (
    <AttentionRow id="backups-heading" title="Backups need attention">
      <p>
        {provenTakenAt === null ? (
          'No backup has been tested yet.'
        ) : (
          <>
            The last tested backup was made <Moment at={provenTakenAt} zone={zone} />.
          </>
        )}
      </p>
      {failure === null ? null : (
        <p>
          The last scheduled backup failed: <span dir="auto">{failure}</span>
        </p>
      )}
      <p>On the server, set BACKUP_EVERY or run npm run backup with --prove.</p>
    </AttentionRow>
  )
}
