// The questions on /contact, also published as FAQPage data, until staff edit them.
export const faq = [
  {
    question: 'Which industries do you serve?',
    answer:
      'We work in {industries|industry|industries}: education, consumer, hospitality, banking, retail, healthcare, software, travel and consultancy. The industries page lists our solutions for each. If yours is not listed, tell us about it and we will say whether we are the right supplier.',
  },
  {
    question: 'How long does a project take?',
    answer:
      'A simple website usually takes 4-6 weeks. Larger applications and enterprise systems take up to several months, depending on scope, integrations and data migration. You receive a plan with dates before work begins, and we tell you early if something changes.',
  },
  {
    question: 'Do you offer support after the project is finished?',
    answer:
      'Yes. Every project ends with a handover: source code, documentation and training for your team. After that you can agree a support plan with us for updates, monitoring, fixes and further development. The agreement states response times and hours. Round-the-clock support is part of our managed services.',
  },
  {
    question: 'How do you charge for your work?',
    answer:
      'There are three models. Fixed price suits a scope that is clear and will not change. Time and materials suits work that will change along the way; you pay for the hours used and see them listed regularly. A retainer reserves a number of hours each month for support and steady improvement. We recommend one after the first conversation and explain why.',
  },
]
