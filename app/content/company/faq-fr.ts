// The questions on /fr/contact, until staff edit them.
export const faqInFrench = [
  {
    question: 'Dans quels secteurs travaillez-\u2060vous\u202f?',
    answer:
      'Nous travaillons dans de nombreux secteurs, dont l’éducation, la consommation, l’hôtellerie, la banque, le commerce, la santé, le logiciel, le voyage et le conseil. La page des secteurs présente nos solutions pour chacun. Si le vôtre n’y figure pas, décrivez-le-nous et nous vous dirons si nous sommes le bon prestataire.',
  },
  {
    question: 'Combien de temps dure un projet\u202f?',
    answer:
      'Un site simple demande en général quatre à six semaines. Les applications plus importantes et les systèmes d’entreprise prennent jusqu’à plusieurs mois, selon l’étendue, les intégrations et la migration des données. Vous recevez un calendrier avant le début des travaux, et nous vous prévenons tôt si quelque chose change.',
  },
  {
    question: 'Assurez-\u2060vous un suivi une fois le projet terminé\u202f?',
    answer:
      'Oui. Chaque projet se termine par une remise\u00a0: code source, documentation et formation de votre équipe. Vous pouvez ensuite convenir avec nous d’un contrat de suivi pour les mises à jour, la surveillance, les corrections et les évolutions. Le contrat fixe les délais de réponse et les horaires. L’assistance à toute heure fait partie de nos services managés.',
  },
  {
    question: 'Comment facturez-\u2060vous vos prestations\u202f?',
    answer:
      'Il existe trois formules. Le forfait convient à un périmètre clair qui ne changera pas. La régie convient à un travail qui évoluera en chemin\u00a0: vous payez les heures effectuées et en recevez régulièrement le relevé. L’abonnement réserve chaque mois un nombre d’heures pour le suivi et l’amélioration continue. Après le premier entretien, nous vous en recommandons une et expliquons pourquoi.',
  },
]
