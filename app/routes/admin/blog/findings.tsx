import type { Finding } from '#app/features/blog/checks.ts'
import { Panel } from '#app/ui/panel.tsx'

const fields: Record<Finding['field'], string> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  image: 'Image',
}

/** The findings of the checks; none of them prevents saving. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <Panel id="checks" title="Checks">
      {findings.length === 0 ? (
        <p>No problems with alternative texts, headings, links, file sizes or lengths.</p>
      ) : (
        <ul className="findings">
          {findings.map(({ field, message }) => (
            <li key={field + message}>
              <strong>{fields[field]}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
