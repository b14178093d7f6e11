import type { FileLine } from '#app/features/records/mail/files.server.ts'
import { fileSize } from './file-size.ts'

/** The files of a mail, for download. */
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
          ({fileSize(bytes)}
          {isKept ? null : ', not kept: see the email service'})
        </li>
      ))}
    </ul>
  )
}
