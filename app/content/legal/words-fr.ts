import type { RetentionRule } from './retention.ts'
import type { LegalWords } from './words.ts'

const units: Record<RetentionRule['unit'], { one: string; other: string }> = {
  hours: { one: 'heure', other: 'heures' },
  days: { one: 'jour', other: 'jours' },
  months: { one: 'mois', other: 'mois' },
}

const plurals = new Intl.PluralRules('fr')

export const frenchWords: LegalWords = {
  contents: 'Sur cette page',
  languages: 'Langues',
  inEffect: (version, from) => `Version ${version}. En vigueur à compter du ${from}.`,
  translated: { before: 'Cette page est une traduction de la ', original: 'version anglaise', after: '.' },
  heads: {
    retention: {
      caption: 'Durée de conservation de chaque type de données',
      columns: ['Données', 'Durée', 'Point de départ', 'Ensuite', 'Motif'],
    },
    processors: {
      caption: 'Destinataires des données',
      columns: ['Destinataire', 'Données', 'Finalité', 'Moment', 'Lieu'],
    },
    cookies: {
      caption: 'Les cookies de ce site',
      columns: ['Nom', 'Pour qui', 'Finalité', 'Dépôt', 'Durée'],
    },
    storage: {
      caption: 'Ce que le navigateur conserve en outre',
      columns: ['Élément', 'Emplacement', 'Finalité', 'Durée'],
    },
  },
  period: ({ amount, unit }) =>
    amount === 0
      ? 'Aucune conservation'
      : `${amount} ${units[unit][plurals.select(amount) === 'one' ? 'one' : 'other']}`,
  retention: {
    enquiriesCompleted: {
      what: 'Demandes auxquelles il a été répondu et qui sont clôturées',
      from: 'Le jour où la demande a été marquée comme clôturée',
      afterwards: 'La demande, ses réponses et ses notes sont supprimées',
      why: 'Les clients reviennent souvent sur un échange antérieur lorsqu’un projet démarre plus tard',
    },
    enquiriesSpam: {
      what: 'Messages, candidatures et demandes d’abonnement mis de côté comme indésirables',
      from: 'Le jour de la mise de côté',
      afterwards: 'L’envoi est supprimé',
      why: 'Assez long pour qu’une personne retrouve et rétablisse ce qui a été mis de côté par erreur',
    },
    statusLinks: {
      what: 'Liens qui vous montrent où en est votre demande ou votre candidature',
      from: 'Le jour où nous avons envoyé le lien',
      afterwards: 'Le lien cesse de fonctionner et la trace que nous en gardons, une empreinte, est supprimée',
      why: 'Assez long pour suivre une demande, et pas davantage',
    },
    dataLinks: {
      what: 'Liens qui vous montrent ce que nous savons de vous',
      from: 'Le jour où nous avons envoyé le lien',
      afterwards:
        'Le lien cesse de fonctionner et la trace que nous en gardons, une empreinte avec votre adresse électronique, est supprimée',
      why: 'Assez long pour prendre une copie ou demander l’effacement, et pas davantage',
    },
    dataLinksAsked: {
      what: 'Un tel lien une fois que vous avez demandé l’effacement de vos données',
      from: 'Le jour de votre demande',
      afterwards: 'Le lien cesse de fonctionner et la trace que nous en gardons est supprimée',
      why: 'Pour que vous puissiez y lire la suite donnée à votre demande',
    },
    erasureRequests: {
      what: 'Demandes d’effacement de données personnelles, sans l’adresse électronique une fois les données effacées',
      from: 'Le jour où la demande a été exécutée ou close',
      afterwards: 'La demande est supprimée',
      why: 'Pour prouver qu’il a été répondu à la demande, et quand',
    },
    applicationsRejected: {
      what: 'Candidatures aux formations refusées ou retirées',
      from: 'Le jour de la décision ou du retrait',
      afterwards: 'La candidature est supprimée',
      why: 'Pour répondre aux questions sur la décision et la réexaminer à la demande du candidat',
    },
    applicationsAccepted: {
      what: 'Candidatures aux formations acceptées, avec la place attribuée',
      from: 'Le jour de l’acceptation',
      afterwards: 'La candidature et la place sont supprimées',
      why: 'Pour organiser la formation, appliquer la règle de réduction sur la première formation et attester ensuite de la participation',
    },
    subscribersUnconfirmed: {
      what: 'Demandes d’abonnement à la lettre d’information jamais confirmées',
      from: 'La dernière demande pour cette adresse, ou le jour où une demande mise de côté comme indésirable a été rétablie',
      afterwards:
        'La demande est supprimée, avec le nom et l’adresse électronique ; une empreinte issue d’un abonnement antérieur est conservée',
      why: 'Assez long pour ouvrir le message de confirmation, et pas davantage',
    },
    subscribersUnsubscribed: {
      what: 'Personnes désabonnées de la lettre d’information',
      from: 'Le moment du désabonnement',
      afterwards:
        'Le nom et l’adresse électronique sont supprimés ; une empreinte à sens unique de l’adresse est conservée, avec la page, la langue, le texte et les dates du consentement',
      why: 'L’empreinte nous permet de reconnaître l’adresse et de ne plus lui écrire sans nouvelle inscription ; le reste prouve qu’il y a eu consentement',
    },
    consentReceipts: {
      what: 'Preuves du consentement à la lettre d’information ou au marketing, de son retrait et de son rappel : l’empreinte de l’adresse, le texte et l’heure',
      from: 'Le jour où l’abonnement a pris fin',
      afterwards: 'Les preuves sont supprimées',
      why: 'Pour prouver le consentement et son retrait',
    },
    newsletterMails: {
      what: 'Les numéros de la lettre d’information que nous vous avons envoyés, et si chacun est arrivé',
      from: 'Le jour de l’envoi du numéro',
      afterwards: 'Seul le nombre de messages arrivés, revenus ou signalés est conservé',
      why: 'Pour renvoyer un numéro aux personnes qui ne l’ont pas reçu et répondre aux questions à son sujet',
    },
    sessionIdle: {
      what: 'Connexions du personnel qui ne sont pas utilisées',
      from: 'La dernière requête',
      afterwards: 'La session prend fin et la personne se reconnecte',
      why: 'Un ordinateur laissé sans surveillance ne doit pas rester connecté',
    },
    sessionAbsolute: {
      what: 'Connexions du personnel en cours d’utilisation',
      from: 'Le moment de la connexion',
      afterwards: 'La session prend fin et la personne se reconnecte',
      why: 'Une session volée ne doit pas fonctionner indéfiniment',
    },
    sessionRecords: {
      what: 'Traces des sessions du personnel terminées',
      from: 'La fin de la session',
      afterwards: 'La trace est supprimée',
      why: 'Pour enquêter sur un usage abusif présumé d’un compte du personnel',
    },
    passwordLinks: {
      what: 'Liens par lesquels le personnel invité définit son mot de passe ; ceux pour un mot de passe oublié fonctionnent pendant 1 heure',
      from: 'Le moment de la création du lien',
      afterwards: 'Le lien cesse de fonctionner et la trace que nous en gardons, une empreinte, est supprimée',
      why: 'Assez long pour donner suite à une invitation pendant un week-end, et pas davantage',
    },
    auditEvents: {
      what: 'Journal des actions du personnel et de leur moment, ainsi que des tentatives de connexion, avec l’adresse réseau',
      from: 'Le jour de l’événement',
      afterwards: 'L’entrée est supprimée',
      why: 'Pour expliquer qui a modifié, exporté ou effacé un enregistrement',
    },
    outboxBodies: {
      what: 'Texte des messages électroniques que nous avons envoyés',
      from: 'Le jour de l’envoi du message, ou de sa rédaction s’il n’a pas pu être envoyé',
      afterwards:
        'Le texte et les adresses sont supprimés ; le type de message, sa date et le résultat de sa remise restent avec l’enregistrement auquel il se rapporte',
      why: 'Pour renvoyer un message ou répondre à une question sur son contenu',
    },
    mailEvents: {
      what: 'Numéros des avis par lesquels notre service de messagerie indique si un message est arrivé',
      from: 'Le jour de l’avis',
      afterwards: 'Le numéro est supprimé\u00a0; le résultat de la remise reste avec le message',
      why: 'Pour ne prendre en compte chaque avis qu’une seule fois',
    },
    webhookDeliveries: {
      what: 'Nouvelles des modifications de demandes et de candidatures envoyées à nos autres programmes\u00a0: la référence, ce qui a changé et quand',
      from: 'Le jour de la modification',
      afterwards: 'Elles sont supprimées',
      why: 'Pour les renvoyer lorsque l’autre programme n’a pas pu être joint',
    },
    receivedMails: {
      what: 'Messages électroniques reçus qui n’ont pu être rattachés à aucune demande ni candidature, avec leurs pièces jointes',
      from: 'Le jour où notre personnel l’a écarté\u00a0; jusque-là, il attend d’être traité',
      afterwards:
        'Le message est supprimé\u00a0; celui que notre personnel a rattaché est conservé aussi longtemps que l’enregistrement auquel il appartient',
      why: 'Assez long pour remarquer qu’il a été écarté par erreur',
    },
    suppressedAddresses: {
      what: 'Adresses électroniques d’où nos messages sont revenus, ou qui ont signalé notre message comme indésirable',
      from: 'Le jour du retour ou du signalement, sauf si notre personnel rétablit l’adresse plus tôt',
      afterwards: 'L’adresse est supprimée de la liste',
      why: 'Pour ne rien envoyer à une adresse injoignable ou qui ne veut pas de nos messages',
    },
    rateLimitCounters: {
      what: 'Compteurs qui limitent les envois répétés de formulaires et les tentatives de connexion',
      from: 'La dernière tentative comptée',
      afterwards: 'Le compteur est supprimé ; la plupart le sont après 10 minutes ou une heure',
      why: 'Pour faire cesser les abus automatisés ; le compteur contient des empreintes à clé de l’adresse réseau ou de ce qui a été saisi, jamais ces données elles-mêmes',
    },
    trashedPosts: {
      what: 'Articles du blog supprimés par notre personnel',
      from: 'Le jour de la suppression',
      afterwards:
        'L’article et ses versions antérieures sont supprimés ; seule son adresse est conservée, pour indiquer qu’il a été retiré',
      why: 'Pour revenir sur une suppression faite par erreur',
    },
    removedCopies: {
      what: 'Copies des demandes, des candidatures aux formations, des textes de messages et des données relatives au personnel qui ont été supprimés parce que leur durée était écoulée',
      from: 'Le jour de la suppression',
      afterwards: 'La copie est supprimée',
      why: 'Pour annuler une suppression causée par une horloge du serveur mal réglée ; les copies ne servent à rien d’autre',
    },
  },
  processors: {
    resend: {
      name: 'Resend',
      role: 'Envoie nos messages électroniques',
      data: 'L’adresse électronique et le nom du destinataire ainsi que le contenu du message. Un avis concernant une demande ou une candidature contient aussi ce qui a été écrit dans le formulaire, à l’attention de notre personnel. Les réponses à nos messages passent par ce service lorsqu’elles reviennent sur le site.',
      why: 'Pour envoyer les accusés de réception, les réponses, les décisions sur les candidatures, la lettre d’information et les messages relatifs aux comptes du personnel, et pour savoir si un message est arrivé, est revenu en erreur ou a été signalé comme indésirable.',
      when: 'Après l’envoi d’un formulaire qui donne lieu à un message, et lorsque nous répondons.',
      location: 'États-Unis',
    },
    hosting: {
      name: 'Hébergeur',
      role: 'Exploite le serveur et stocke la base de données et ses sauvegardes. [Hébergeur – to be confirmed]',
      data: 'Tout ce que ce site enregistre, et l’adresse réseau de chaque requête pendant qu’il y est répondu.',
      why: 'Pour maintenir le site et ses enregistrements disponibles.',
      when: 'À chaque visite.',
      location: 'Communiqué sur demande. [Lieu d’hébergement – to be confirmed]',
    },
    openStreetMap: {
      name: 'OpenStreetMap',
      role: 'Fournit la carte des bureaux ; agit pour son propre compte et non sur nos instructions',
      data: 'Votre adresse réseau, les informations que votre navigateur joint à toute requête et la partie de la carte que vous regardez. Rien de ce que vous avez saisi dans nos formulaires ne lui est transmis.',
      why: 'Pour montrer où se trouve un bureau.',
      when: 'Seulement après que vous avez demandé une carte sur la page de contact.',
      location: 'Royaume-Uni (OpenStreetMap Foundation)',
    },
  },
  cookies: {
    session: {
      who: 'Personnel uniquement',
      purpose:
        'Maintient la connexion d’un membre du personnel. Il contient un identifiant aléatoire et rien d’autre ; notre base de données n’en conserve qu’une empreinte.',
      setWhen: 'Lorsqu’un membre du personnel se connecte. Il est supprimé à la déconnexion.',
      lifetime: 'Au plus 14 jours. La connexion prend fin plus tôt après 12 heures sans utilisation.',
    },
    twoStep: {
      who: 'Personnel uniquement',
      purpose:
        'Retient, entre les deux étapes de la connexion, de qui le mot de passe était exact, jusqu’à la saisie du code du téléphone. Il est signé et n’ouvre rien à lui seul.',
      setWhen:
        'Lorsqu’un membre du personnel ayant activé la connexion en deux étapes a saisi le bon mot de passe. Il est supprimé après le code.',
      lifetime: '5 minutes',
    },
    passkey: {
      who: 'Personnel uniquement',
      purpose:
        'Contient la question aléatoire à laquelle répond une clé d’accès lorsqu’un membre du personnel se connecte avec elle ou l’ajoute, afin que la réponse ne vaille que dans ce navigateur. Il est signé et n’ouvre rien à lui seul.',
      setWhen:
        'Lorsqu’un membre du personnel commence à se connecter avec une clé d’accès ou à en ajouter une. Il est supprimé dès que la clé d’accès a répondu.',
      lifetime: '5 minutes',
    },
    passwordLink: {
      who: 'Personnel uniquement',
      purpose:
        'Transmet le code à usage unique d’une invitation ou d’une réinitialisation du mot de passe du lien envoyé à la page qui définit le mot de passe, afin que ce code ne reste pas dans la barre d’adresse.',
      setWhen: 'Lorsqu’un membre du personnel ouvre un tel lien. Il est supprimé une fois le mot de passe défini.',
      lifetime: '60 minutes',
    },
    device: {
      who: 'Personnel uniquement',
      purpose:
        'Indique que quelqu’un s’est déjà connecté à un compte avec ce navigateur, afin que les tentatives d’inconnus de deviner le mot de passe ne ralentissent pas son titulaire. Il est signé, ne désigne les comptes que par des empreintes à clé et n’ouvre rien à lui seul.',
      setWhen:
        'Lorsqu’un membre du personnel se connecte ou définit un mot de passe par un lien reçu par e-mail. Il subsiste après la déconnexion, faute de quoi il ne servirait à rien.',
      lifetime: '180 jours après la dernière connexion',
    },
    flash: {
      who: 'Toute personne qui envoie un formulaire',
      purpose:
        'Transmet un seul message à la page suivante, comme le remerciement après une demande et sa référence. Il n’est pas utilisé pour vous reconnaître.',
      setWhen: 'Seulement après l’envoi d’un formulaire. Il est supprimé dès que le message a été affiché.',
      lifetime: '60 secondes',
    },
    sidebar: {
      who: 'Personnel uniquement',
      purpose:
        'Retient que le menu de l’espace du personnel est réduit à des icônes dans ce navigateur. Il contient « folded » et rien d’autre.',
      setWhen: 'Lorsqu’un membre du personnel réduit le menu. Il est supprimé lorsque le menu est de nouveau déployé.',
      lifetime: '365 jours',
    },
    lite: {
      who: 'Toute personne qui choisit la version légère ou la version complète',
      purpose:
        'Retient si vous avez choisi la version légère des pages, qui a moins à télécharger, ou la version complète. Il contient « on » ou « off » et rien d’autre, et n’est pas utilisé pour vous reconnaître.',
      setWhen:
        'Seulement après que vous avez suivi le lien vers la version légère ou vers la version complète à la fin d’une page.',
      lifetime: '365 jours',
    },
  },
  storage: {
    unsentText: {
      name: 'Texte de formulaire non envoyé',
      where: 'Stockage local de votre propre navigateur',
      purpose:
        'Garde ce que vous avez saisi dans un formulaire, afin qu’une connexion perdue, un rechargement ou un navigateur fermé ne vous fasse pas perdre le texte. Il ne nous est pas transmis tant que vous n’envoyez pas le formulaire.',
      lifetime:
        'Jusqu’à ce que nous ayons confirmé que votre message est enregistré, ou jusqu’à ce que vous le supprimiez avec le bouton à la fin du formulaire. Après 7 jours, il n’est plus affiché, et il est supprimé à la prochaine ouverture d’une page avec un formulaire.',
    },
    unsentTextBehindLink: {
      name: 'Texte non envoyé derrière un lien que nous vous avons envoyé',
      where: 'Stockage de session de votre propre navigateur',
      purpose:
        'De même pour les formulaires que seul un lien reçu par e-mail ouvre, et pour ceux de notre personnel : leur texte ne reste pas sur l’appareil. Il ne nous est pas transmis tant que vous n’envoyez pas le formulaire.',
      lifetime:
        'Jusqu’à ce que nous ayons confirmé que votre message est enregistré, ou jusqu’à ce que vous fermiez l’onglet.',
    },
    scrollPositions: {
      name: 'Positions de défilement',
      where: 'Stockage de session de votre propre navigateur',
      purpose:
        'Permet à une page à laquelle vous revenez de s’ouvrir là où vous l’avez quittée. Rien ne nous est transmis.',
      lifetime: 'Jusqu’à ce que vous fermiez l’onglet.',
    },
    languageHint: {
      name: 'Indication de la langue de la page',
      where: 'Stockage local de votre propre navigateur',
      purpose:
        'Si votre navigateur demande le français ou le coréen, une ligne propose les pages dans cette langue. Retient que vous l’avez fermée ou que vous avez choisi une langue, afin qu’elle ne revienne pas. Rien ne nous est transmis.',
      lifetime: 'Jusqu’à ce que vous supprimiez les données du site dans votre navigateur.',
    },
  },
}
