import type { FileLine } from '#app/features/records/mail/files.server.ts'

const size = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

/** A received mail's files, for download. */
export function ReceivedFiles({ files, path }: { files: readonly FileLine[]; path: string }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Attachments">
      {files.map(({ id, name, bytes, isKept }) => (
        <li key={id} className="typed">
          {isKept ? (
            <a href={`${path}/files/${id}`} download dir="auto">
              {name}
            </a>
          ) : (
            <span dir="auto">{name}</span>
          )}{' '}
          ({size.format(Math.max(1, bytes / 1000))}
          {isKept ? null : ', not kept: see the mail service'})
        </li>
      ))}
    </ul>
  )
}
