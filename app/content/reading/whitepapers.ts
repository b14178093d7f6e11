import type { ContentSection } from '#app/content/section.ts'
import type { Resource } from './resources.ts'

export type Whitepaper = Resource & {
  slug: string
  metaDescription: string
  /** The intended readers. */
  readers: string
  /** The pull quote; also a sentence of the text. */
  pulled: string
  /** Selects its illustration and colour: see hues.css. */
  subject: string
  color: string
  sections: readonly ContentSection[]
}

export const whitepapers: readonly Whitepaper[] = [
  {
    kind: 'whitepapers',
    slug: 'rebuild-or-modernise-a-legacy-system',
    href: '/resources/whitepapers/rebuild-or-modernise-a-legacy-system',
    title: 'Choosing between rebuilding and modernising a legacy system',
    summary:
      'Five possible answers instead of two, the questions that separate them, and a way to decide in weeks without committing to years.',
    metaDescription:
      'How to choose between rebuilding and modernising a legacy system: five options, the questions that decide, and a first step.',
    publishedOn: '2026-11-21',
    language: 'en',
    readers: 'Who decides about an old system, and who has to keep it running',
    pulled: 'Write down the last ten requests for change and what became of each.',
    subject: 'software',
    color: '#1187c9',
    sections: [
      {
        heading: 'The question behind the question',
        paragraphs: [
          'A system is called legacy when people depend on it and are afraid to change it. Age alone is not the problem: an old system that is understood, tested and supplied with parts can carry on, while a young system whose builders have left may already be legacy.',
          'So the useful question is seldom whether to rebuild. It is: which changes do we need, what makes each of them slow or dangerous today, and what is the least we must alter to make them ordinary? Write down the last ten requests for change and what became of each.',
        ],
      },
      {
        heading: 'Five answers, not two',
        items: [
          'Keep: leave the system as it is and reduce the risk around it: backups that have been restored once, a second person who knows it, a written operations guide.',
          'Move: run the same system on a newer platform, such as supported hardware, operating system or cloud. Behaviour stays the same.',
          'Modernise in place: add tests, then replace the worst parts one by one behind stable interfaces, while the system stays in use.',
          'Replace with a product: buy what has become standard, and change your process where the product differs.',
          'Rebuild: write a new system and move to it, in steps if at all possible.',
        ],
        paragraphs: [
          'Real plans mix these. One plan may buy the accounting, move the archive, modernise the core and switch off what nobody uses.',
        ],
      },
      {
        heading: 'Why rebuilding looks cheaper than it is',
        paragraphs: [
          'The new system is judged by its promise, the old one by its faults. Three costs are usually missing from the comparison. The first is hidden knowledge: odd rules in the old code often answer a law, a client or an accident that nobody remembers. The second is running both: until the last user has moved, you maintain two systems and keep their data in step. The third is the moving target: the business goes on asking for changes, and each is now made twice or refused.',
          'None of this means that rebuilding is wrong. It means that its estimate should name these three costs.',
        ],
      },
      {
        heading: 'Why modernising looks safer than it is',
        paragraphs: [
          'Gradual work has its own way of failing: it stops halfway. The easy parts are renewed, the hard core remains, and the system now has two styles, two sets of tools and one more thing to explain. To avoid this, order the work by the pain it removes, not by ease, and agree beforehand what may be left old for ever. Each step must be worth its cost even if it is the last one paid for.',
        ],
      },
      {
        heading: 'Questions that separate the options',
        items: [
          'Is there a date you cannot move, such as the end of a licence, of hardware supply or of security updates? What exactly stops working on that date?',
          'Does the system still describe your business correctly? If the rules are right and the technology is old, lean towards moving or modernising. If the rules are wrong, technology is not your first problem.',
          'Can you build and release the system today from its source? If not, that is step one under every option.',
          'Can you tell automatically whether it still works after a change? Without tests, both modernising and rebuilding are guesses.',
          'Who understands it, and how long will they be available?',
          'Where is the data, how clean is it, and who may say what a correct record looks like?',
          'How many other systems talk to it, and which of them read its database directly?',
          'Is what it does special to you, or would a product do it?',
          'How long can it be out of use, and what would the fallback be for that time?',
        ],
      },
      {
        heading: 'Reading the answers',
        paragraphs: [
          'Lean towards modernising in place when the rules are largely right, the system can be built and tested or made so with reasonable effort, and change is needed in some areas more than in others.',
          'Lean towards replacing with a product when the function is common, your differences are habits and not advantages, and the data can be taken out cleanly.',
          'Lean towards rebuilding when the rules themselves have changed, when the platform is no longer supported and the code cannot be moved, or when the structure forbids what the business now needs, for example several organisations in a system made for one.',
          'Lean towards keeping when few changes are asked for, the risks around the system can be reduced cheaply, and the money does more good elsewhere. That is a sound answer if somebody owns it and reviews it.',
        ],
      },
      {
        heading: 'If you rebuild, do it in slices',
        paragraphs: [
          'Put a thin layer in front of the old system, so that users and neighbouring systems talk to the layer. Then move one complete function at a time behind it: its screens, its rules and its data. For each function decide which side owns the data at every moment; two owners at once lead to trouble. Compare the answers of old and new on real cases before you switch, and keep the way back until the comparison has been quiet for an agreed time. Finish each slice by deleting the old part.',
        ],
      },
      {
        heading: 'A first step of a few weeks',
        paragraphs: [
          'You can improve the decision a great deal before you make it. Every item below is useful whichever way you go:',
        ],
        items: [
          'Build the system from source on a clean machine, and write down what was missing.',
          'Restore a backup somewhere else, and start the system from it.',
          'Measure which functions are used, by whom and how often.',
          'Draw every connection to other systems, with direction, format and owner.',
          'Write automatic checks for the five processes whose failure would hurt most.',
          'Try the hardest part of each serious option for a few days, and write down what you learned.',
        ],
      },
      {
        heading: 'Writing the decision down',
        paragraphs: [
          'Record the choice on one page: the options considered, the answers that decided, the costs you accepted, and the signs that would make you reconsider. It spares your successors from repeating the debate, or from following a plan whose reasons are gone.',
        ],
      },
    ],
  },
  {
    kind: 'whitepapers',
    slug: 'data-integration-checklist-for-clinics-and-hospitals',
    href: '/resources/whitepapers/data-integration-checklist-for-clinics-and-hospitals',
    title: 'A data-integration checklist for clinics and hospitals',
    summary:
      'What to settle before patient records, laboratory, pharmacy and billing exchange data: purpose, identity, meaning, consent, failure and operation.',
    metaDescription:
      'A checklist for connecting clinical systems: purpose, patient identity, codes, access, failure handling, testing and operation.',
    publishedOn: '2026-11-21',
    language: 'en',
    readers: 'The head of IT, a clinical lead, and the suppliers',
    pulled: 'The most dangerous error is the right result in the wrong record.',
    subject: 'healthcare',
    color: '#179a63',
    sections: [
      {
        heading: 'How to use this list',
        paragraphs: [
          'It is for those who have to connect two or more systems in a clinic or hospital: the head of IT, a clinical lead, and the suppliers. Go through it together, once per connection, and write the answers down.',
          'The list is general. It does not replace the law of your country, the advice of your data protection officer, or a clinical safety assessment.',
        ],
      },
      {
        heading: '1. Purpose and scope',
        items: [
          'State in one sentence who will be able to do what, that they cannot do today.',
          'Name the clinical owner. A connection with only a technical owner tends to move data nobody asked for.',
          'List the data fields that purpose needs, and strike out the rest.',
          'Say what the receiving person may do with the data: read, act on it, or change it.',
        ],
      },
      {
        heading: '2. Patient identity',
        paragraphs: [
          'The most dangerous error is the right result in the wrong record. Settle identity before anything else.',
        ],
        items: [
          'Which number identifies a patient, who issues it, and which systems store it?',
          'How are patients matched if the number is missing: which fields, how exact, and who decides in doubtful cases?',
          'How are names written in more than one script or order, and birth dates that are known only by year?',
          'What happens when two records are merged, or a merge is undone: does every receiver learn of it?',
          'How are newborns, unknown emergency patients and duplicates handled?',
        ],
      },
      {
        heading: '3. Meaning',
        items: [
          'For each coded field, which code system and which version? Who maintains the mapping when one side changes?',
          'Are units always sent with a value? Are reference ranges sent by the laboratory or assumed by the receiver?',
          'How do you tell "negative", "not done", "not known" and "not allowed to know" apart?',
          'Which times are meant: taken, measured, released, received? In which time zone?',
          'Is a result preliminary, final, corrected or withdrawn, and does the receiver show the difference?',
          'Is free text passed on whole and in the right character set?',
        ],
      },
      {
        heading: '4. Format and transport',
        items: [
          'Prefer a published standard that both suppliers already run, such as HL7 version 2 messages, FHIR resources or DICOM for images, over a private format.',
          'Ask for the exact profile: both sides must choose the same options of a standard.',
          'Decide whether data is pushed as it arises, fetched on demand or exchanged in batches, and how old it may be when it is read.',
          'Encrypt every transfer, also inside the building. Know who renews the certificates and when.',
          'Do not let another system read or write a database directly. It will break at the next update, without anyone being told.',
        ],
      },
      {
        heading: '5. Access, consent and law',
        items: [
          'What is the legal basis for the exchange, and does it cover every receiver, including suppliers who can see the data while maintaining it?',
          'Where consent is needed: where is it recorded, does it travel with the data, and what happens when it is withdrawn?',
          'Are specially protected entries, such as mental health, HIV status or reproductive health, marked and filtered?',
          'Does access in the receiving system follow roles, with emergency access that is recorded and reviewed?',
          'Can you answer a patient who asks who has seen their record?',
          'In which country is the data stored and processed, including backups and logs?',
          'Is a written agreement in place with every processor, and does it say how data comes back at the end?',
        ],
      },
      {
        heading: '6. When something fails',
        paragraphs: [
          'Every connection will be down at some time. The question is whether people notice before a patient is affected.',
        ],
        items: [
          'Is every message acknowledged by the receiver after it has been stored, and not merely when it arrives?',
          'Are messages kept and repeated while the other side is down, in the right order, and without creating duplicates?',
          'Where do rejected messages go, who looks at them, and how soon?',
          'Does the reader see that data may be incomplete? An empty list must not look the same as no results.',
          'Is there a written procedure for working without the connection, and for entering afterwards what was done in the meantime?',
          'Who is called at night, and by whom?',
        ],
      },
      {
        heading: '7. Testing',
        items: [
          'Use made-up patients. If real data cannot be avoided, protect the test system like the real one.',
          'Let clinicians choose the cases: the rare, the corrected, the cancelled, the merged, the very long and the empty.',
          'Compare what the sender shows with what the receiver shows, side by side, field by field.',
          'Test the failures of section 6 on purpose: pull the cable, fill the disk, send the same message twice.',
          'Test with the volume of your busiest hour, and with the backlog after a day of outage.',
          'Have a clinical owner sign that the result is safe to use, and for what.',
        ],
      },
      {
        heading: '8. Going live',
        items: [
          'Begin with one ward, one clinic or one kind of result, at a time when help is present.',
          'Decide beforehand which signs would make you switch off again, and who may do it.',
          'Run the old way beside the new one until an agreed comparison has been clean.',
          'Tell users what has changed, what has not, and how to report a doubt. Treat every doubt about identity as urgent.',
          'Decide what happens with history: how far back data is loaded, and how older records are marked.',
        ],
      },
      {
        heading: '9. Operation',
        items: [
          'Count what was sent, received, rejected and waiting, and raise an alarm on silence as well as on errors.',
          'Keep logs that allow a single message to be followed, without clinical content where that is possible, and with a date for deletion.',
          'Before any update on either side, repeat the tests of section 7 that concern it. Agree how early a supplier must announce one.',
          'Review mappings, access rights and rejected messages at fixed dates.',
          'Keep one page per connection: purpose, owners, fields, formats, contacts, fallback. Date it.',
        ],
      },
      {
        heading: 'Where to begin if this is too much',
        paragraphs: [
          'Take three items: name a clinical owner, write down how a patient is identified on both sides, and find out where rejected messages go today.',
        ],
      },
    ],
  },
]

export const findWhitepaper = (slug: string): Whitepaper | undefined => whitepapers.find((paper) => paper.slug === slug)
