import { allStatuses, nobody } from '#app/features/inbox/filter.ts'
import type { Colleague } from '#app/features/records/colleagues.server.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import { isStatus } from '#app/features/records/statuses.ts'
import { useSay } from '#app/languages/say.tsx'
import { Choice, DayField, FilterForm } from '#app/routes/admin/shared/filter-fields.tsx'
import { SearchButton } from '#app/routes/admin/shared/list-search.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import type { RecordKind } from '#db/tables/records.ts'
import { type InboxQuery, inboxPath, inboxValues } from './query.ts'

type InboxFiltersProps = {
  query: InboxQuery
  kinds: readonly RecordKind[]
  /** The id and the title of each. */
  offices: readonly (readonly [string, string])[]
  colleagues: readonly Colleague[]
}

/** The search and the filters. */
export function InboxFilters({ query, kinds, offices, colleagues }: InboxFiltersProps) {
  const say = useSay()
  const { view, search, kind = '', status = '', office = '', assignee = '', from = '', to = '' } = query
  const count = [kind, status, office, assignee, from, to].filter(Boolean).length
  const statuses = allStatuses.filter(([known]) => kinds.some((each) => isStatus(each, known)))
  return (
    <FilterForm name={say('Inbox')} path={inboxPath} chosen={stringsOf(inboxValues(query))}>
      {/* A search from the first view covers all records. */}
      {view === 'todo' ? null : <input type="hidden" name="view" value={view} />}
      <div className="list-search">
        <label className="visually-hidden" htmlFor="inbox-search">
          {say('Search in reference, name, email, company, subject, tags and message')}
        </label>
        <input
          className="input"
          id="inbox-search"
          name="q"
          type="search"
          placeholder={say('Search')}
          maxLength={100}
          defaultValue={search}
          enterKeyHint="search"
          dir="auto"
        />
        <SearchButton />
      </div>
      <Popover id="inbox-filters" label={count > 0 ? say('Filters ({count})', { count }) : say('Filters')} opens="down">
        {kinds.length > 1 ? (
          <Choice
            name="kind"
            label={say('Kind')}
            all={say('All kinds')}
            chosen={kind}
            options={kinds.map((each) => [each, recordKinds[each].label])}
          />
        ) : null}
        <Choice name="status" label={say('Status')} all={say('Any status')} chosen={status} options={statuses} />
        <Choice name="office" label={say('Office')} all={say('Both offices')} chosen={office} options={offices} />
        <Choice
          name="assignee"
          label={say('Assigned to')}
          all={say('Anyone')}
          chosen={assignee}
          options={[[nobody, say('Unassigned')], ...colleagues.map(({ id, name }) => [id, name] as const)]}
        />
        <DayField name="from" label={say('Received from')} chosen={from} />
        <DayField name="to" label={say('Received to')} chosen={to} />
        <Button type="submit" variant="outline" size="s">
          {say('Apply')}
        </Button>
      </Popover>
      {count > 0 || search ? (
        <LinkButton to={inboxPath} variant="ghost">
          {say('Clear')}
        </LinkButton>
      ) : null}
    </FilterForm>
  )
}

const stringsOf = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
