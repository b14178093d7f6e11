import { Moment } from '#app/ui/text/moment.tsx'

type BackupNoteProps = {
  health: { provenTakenAt: number | null; failure: string | null; isLate: boolean }
  zone: string
}

/** When the newest backup was made that is known to be good; a warning where that is too long ago. */
export function BackupNote({ health, zone }: BackupNoteProps) {
  const { provenTakenAt, failure, isLate } = health
  const proven = provenTakenAt === null ? null : <Moment at={provenTakenAt} zone={zone} />
  if (!isLate && failure === null) return proven ? <p>Last proven backup: {proven}</p> : null
  return (
    <section className="banner" data-kind="warning" aria-labelledby="backups-heading">
      <h2 id="backups-heading">Backups need attention</h2>
      {proven ? <p>The last proven backup was made {proven}.</p> : <p>No backup has been proven yet.</p>}
      {failure === null ? null : (
        <p>
          The last one by schedule failed: <span dir="auto">{failure}</span>
        </p>
      )}
      <p>Whoever runs the site sets BACKUP_EVERY, or runs npm run backup with --prove.</p>
    </section>
  )
}
