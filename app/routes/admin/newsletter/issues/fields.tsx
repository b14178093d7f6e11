// The fields that a new and an existing issue share.
import { issueTopics, topicLabels } from '#app/features/newsletter/topics.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'

const options = issueTopics.map((value) => ({ value, label: topicLabels[value] }))

export const IssueFields = () => {
  const say = useSay()
  return (
    <>
      <TextField name="title" label={say('Title')} hint={say('Only staff see this.')} autoComplete="off" required />
      <SelectField
        name="topic"
        label={say('Topic')}
        hint={say('Sent to subscribers who chose this topic.')}
        options={options}
        required
      />
    </>
  )
}
