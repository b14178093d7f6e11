import { fieldLabels } from '#app/features/brand/fields.ts'
import { brandLabels } from '#app/features/brand/labels.ts'
import type { BrandPart } from '#app/features/brand/parts.ts'
import { useFormState } from '#app/forms/form-state.ts'
import { DataTable } from '#app/ui/sections/data-table.tsx'

type ConflictTableProps = { part: BrandPart; saved: object; savedBy: string | null }

/** What somebody else saved of the fields that are typed differently here. */
export function ConflictTable({ part, saved, savedBy }: ConflictTableProps) {
  const { formError, values } = useFormState()
  if (formError !== brandLabels.conflict) return null
  const labels: Record<string, string> = fieldLabels[part]
  const theirs = Object.entries(saved).filter(([name, value]) => String(values[name] ?? '') !== String(value))
  return (
    <DataTable
      caption={`Saved by ${savedBy}`}
      columns={['Field', `Saved by ${savedBy}`, 'Yours']}
      rows={theirs.map(([name, value]) => ({
        key: name,
        cells: [labels[name] ?? name, typedText(String(value)), typedText(String(values[name] ?? ''))],
      }))}
    />
  )
}

const typedText = (text: string) => <span className="typed">{text || 'Empty'}</span>
