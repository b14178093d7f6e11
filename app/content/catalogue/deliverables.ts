// The deliverables of a project, as samples with example data.
export type Deliverable = {
  id: string
  title: string
  text: string
  sheet: { name: string; lines: readonly { label: string; value: string }[]; note: string }
}

export const deliverables: readonly [Deliverable, Deliverable, Deliverable] = [
  {
    id: 'proposal',
    title: 'A proposal you can check',
    text: 'Scope, price and dates on one page, with what is not included.',
    sheet: {
      name: 'Proposal, page 2 of 5',
      lines: [
        { label: 'Discovery', value: '2 weeks, fixed price' },
        { label: 'First release', value: '6 weeks, fixed price' },
        { label: 'Later work', value: 'Time and materials' },
        { label: 'Not included', value: 'Data entry, hardware' },
      ],
      note: 'Valid for 30 days',
    },
  },
  {
    id: 'restore-record',
    title: 'A restore record',
    text: 'A backup counts only once it has been restored. We restore to an empty server and write down the outcome.',
    sheet: {
      name: 'Restore test no. 7',
      lines: [
        { label: 'Backup taken', value: '2:00 AM' },
        { label: 'Restored in', value: '18 minutes' },
        { label: 'Records compared', value: '41,286 of 41,286' },
        { label: 'Missing files', value: 'None' },
      ],
      note: 'Checked by two people',
    },
  },
  {
    id: 'test-report',
    title: 'A test report',
    text: 'Before each release you see what was tested, what failed and what is still open.',
    sheet: {
      name: 'Release 1.4, test report',
      lines: [
        { label: 'Automated tests', value: '612 of 612 passed' },
        { label: 'Accessibility', value: '0 findings, 24 pages' },
        { label: 'Slow network', value: 'Usable in 2.1 s' },
        { label: 'Open points', value: '1, accepted' },
      ],
      note: 'Released after your approval',
    },
  },
]
