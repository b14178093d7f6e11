// The fields that a new and an existing issue share.
import { issueTopics, topicLabels } from '#app/features/newsletter/topics.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'

const options = issueTopics.map((value) => ({ value, label: topicLabels[value] }))

export const IssueFields = () => (
  <>
    <TextField name="title" label="Title" hint="Only staff see this." autoComplete="off" required />
    <SelectField
      name="topic"
      label="Topic"
      hint="Sent to subscribers who chose this topic."
      options={options}
      required
    />
  </>
)
