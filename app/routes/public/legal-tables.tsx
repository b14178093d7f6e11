// The tables of the legal pages, drawn from the constants that the code itself obeys.
import type { ReactNode } from 'react'
import { cookies } from '#app/content/cookies.ts'
import type { LegalTable } from '#app/content/legal.ts'
import { processors } from '#app/content/processors.ts'
import { retention, retentionKeys, retentionPeriod } from '#app/content/retention.ts'
import { DataTable } from '#app/ui/sections/data-table.tsx'

function RetentionTable() {
  return (
    <DataTable
      caption="How long each kind of record is kept"
      columns={['Record', 'Kept for', 'Counted from', 'Afterwards', 'Why']}
      rows={retentionKeys.map((key) => {
        const rule = retention[key]
        return { key, cells: [rule.what, retentionPeriod(rule), rule.from, rule.afterwards, rule.why] }
      })}
    />
  )
}

function ProcessorTable() {
  return (
    <DataTable
      caption="Who receives data"
      columns={['Recipient', 'Data', 'Why', 'When', 'Where']}
      rows={processors.map(({ name, role, data, why, when, location }) => ({
        key: name,
        cells: [<Named key={name} name={name} note={role} />, data, why, when, location],
      }))}
    />
  )
}

function CookieTable() {
  return (
    <DataTable
      caption="The cookies of this site"
      columns={['Cookie', 'For whom', 'Purpose', 'Set', 'Kept for']}
      rows={cookies.map(({ name, who, purpose, setWhen, lifetime, flags }) => ({
        key: name,
        cells: [
          <Named key={name} name={<code>{name}</code>} note={flags.join(', ')} />,
          who,
          purpose,
          setWhen,
          lifetime,
        ],
      }))}
    />
  )
}

function Named({ name, note }: { name: ReactNode; note: string }) {
  return (
    <div>
      {name}
      <span className="point-text">{note}</span>
    </div>
  )
}

export const legalTables = {
  retention: RetentionTable,
  processors: ProcessorTable,
  cookies: CookieTable,
} satisfies Record<LegalTable, () => unknown>
