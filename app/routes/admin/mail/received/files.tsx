import type { FileLine } from '#app/features/records/mail/files.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'

/** The files of a mail, for download. */
export function ReceivedFiles({ files, path }: { files: readonly FileLine[]; path: string }) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  if (files.length === 0) return null
  return (
    <ul aria-label={say('Attachments')}>
      {files.map(({ id, name, bytes, isKept }) => (
        <li key={id} className="typed">
          {isKept ? (
            <a href={`${path}/files/${id}`} download dir="auto">
              {name}
            </a>
          ) : (
            <span dir="auto">{name}</span>
          )}{' '}
          {isKept
            ? `(${fileSize(bytes, locale)})`
            : say('({size}, not kept: see the email service)', { size: fileSize(bytes, locale) })}
        </li>
      ))}
    </ul>
  )
}

export const fileSize = (bytes: number, locale = pageLanguages.en.locale) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, bytes / 1000),
  )
