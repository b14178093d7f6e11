// The legal pages in French, sentence by sentence like en.ts.
import { cookieNotice, type LegalDocument, privacyNotice, termsOfUse } from './en.ts'

const privacyNoticeInFrench: LegalDocument = {
  slug: 'privacy',
  title: 'Politique de confidentialité',
  summary:
    'Quelles données personnelles ce site web recueille, pour quelles finalités, qui y a accès, combien de temps elles sont conservées et ce que vous pouvez nous demander.',
  metaDescription:
    'Politique de confidentialité du site web de {company} : données recueillies, finalités, destinataires, durées de conservation et vos droits.',
  version: privacyNotice.version,
  effectiveOn: '[Date d’entrée en vigueur – to be confirmed]',
  sections: [
    {
      heading: 'En bref',
      items: [
        'Si vous ne faites que lire ce site, nous n’enregistrons rien sur vous et ne déposons aucun cookie.',
        'Si vous envoyez un formulaire, nous enregistrons ce que vous avez saisi afin de vous répondre.',
        'Nous ne vendons pas de données, n’affichons pas de publicité et ne vous suivons pas d’un site à l’autre.',
        'Vous pouvez demander une copie de vos données, leur rectification ou leur effacement.',
      ],
    },
    {
      heading: 'Responsable du traitement',
      paragraphs: [
        '{company} est responsable du traitement des données que ce site web recueille. Dénomination sociale et adresse : [Dénomination sociale et adresse – to be confirmed].',
        'Pour toute question relative à la protection des données, utilisez la page de contact et commencez l’objet par le mot « Confidentialité ». Vous pouvez aussi écrire à [Adresse électronique pour la protection des données – to be confirmed]. Personne chargée de la protection des données : [Nom du délégué à la protection des données – to be confirmed].',
      ],
    },
    {
      heading: 'Lorsque vous lisez le site',
      paragraphs: [
        'Pour vous envoyer une page, le serveur a besoin de l’adresse réseau de votre appareil pendant la durée de la requête. Notre journal des requêtes contient la méthode, la page, le statut et l’heure de chaque requête, sans votre adresse réseau. L’hébergeur peut tenir son propre journal de connexion à des fins de sécurité.',
        'Il n’y a ni service de mesure d’audience, ni régie publicitaire, ni module de réseau social, ni police ou script provenant d’une autre entreprise.',
      ],
    },
    {
      heading: 'Lorsque vous envoyez une demande',
      paragraphs: [
        'Nous enregistrons votre nom, votre adresse électronique et votre message et, si vous les indiquez, votre numéro de téléphone, votre entreprise, l’objet et les services que vous avez choisis. Nous y joignons l’heure, la langue, le formulaire que vous avez utilisé, la page d’où vous l’avez envoyé avec la campagne que nomme son adresse (utm) et le sujet de la page, par exemple un service ou un produit. Nous utilisons ces données pour vous répondre et, si vous le demandez, pour préparer une offre. La base juridique est l’exécution de mesures précontractuelles prises à votre demande, ou notre intérêt légitime à vous répondre.',
        'Vous recevez un accusé de réception par courrier électronique. Notre personnel consulte la demande, y répond et peut y ajouter des notes. Nous conservons avec la demande nos réponses, leurs brouillons, et le fait que chaque message est arrivé, est revenu ou a été signalé comme indésirable.',
        'Si vous répondez à nos messages, nous conservons votre réponse avec la demande, ses pièces jointes et ce qu’elle cite\u00a0; il en va de même pour les candidatures aux formations. Un message que nous ne pouvons rattacher à aucune est mis à part jusqu’à ce qu’une personne l’ait examiné.',
        'Avec la référence et votre adresse électronique, vous pouvez vous faire envoyer un lien qui montre où en est la demande. Vous pouvez y compléter votre envoi ou retirer la demande ; l’un et l’autre sont enregistrés avec celle-ci. Nous conservons une empreinte (hash) du lien jusqu’à son expiration.',
      ],
    },
    {
      heading: 'Lorsque vous posez votre candidature à une formation',
      paragraphs: [
        'Nous enregistrons vos nom et prénom, votre adresse électronique, votre niveau d’expérience, votre langue, la formation avec son niveau et sa durée, la version des conditions que vous avez acceptée et, si vous les indiquez, votre numéro de téléphone, votre message, votre code de réduction et le fichier de votre CV, que seules les personnes autorisées à lire les candidatures peuvent ouvrir. Nous utilisons ces données pour statuer sur votre candidature et pour organiser la formation. La base juridique est l’exécution de mesures précontractuelles prises à votre demande, puis le contrat lui-même.',
        'Si vous posez de nouveau votre candidature à la même formation alors que la première est encore ouverte, nous conservons les nouvelles réponses avec celle-ci, et une personne décide si elles remplacent les précédentes. Un nouveau CV est conservé à côté du précédent.',
        'Chaque candidature fait l’objet d’une décision prise par une personne. Si vous avez utilisé un code de réduction, nous comparons votre adresse électronique avec les candidatures antérieures afin de vérifier s’il s’agit de votre première formation.',
        'Avec votre candidature, nous enregistrons aussi ce qui en découle : l’heure et le lieu d’un entretien, votre fuseau horaire pour autant que nous le connaissions, la décision, ainsi que votre place dans la formation avec sa session, son état, le prix que nous vous avons indiqué et votre éventuelle inscription sur une liste d’attente. Les courriers électroniques correspondants sont conservés comme les autres, avec le fichier d’agenda qui accompagne un entretien.',
      ],
    },
    {
      heading: 'Lorsque vous vous abonnez à la lettre d’information',
      paragraphs: [
        'Nous enregistrons votre nom, votre adresse électronique, votre langue et la page d’où vient votre abonnement, avec le texte que vous avez accepté, sa version et l’heure. Vous recevez ensuite un seul message contenant un lien. Votre abonnement ne commence qu’après que vous avez ouvert le lien et appuyé sur le bouton de sa page (double consentement, « double opt-in ») ; nous enregistrons le moment où cela a eu lieu. La base juridique est votre consentement.',
        'Une case distincte, qui n’est pas cochée à l’avance, vous demande si nous pouvons aussi vous écrire au sujet de nos services, produits, formations et offres. Il s’agit d’un consentement distinct, enregistré avec son propre texte et sa propre heure ; vous pouvez le retirer sans quitter la lettre d’information. La lettre d’information n’en dépend pas.',
        'Vous pouvez choisir des sujets et la fréquence de nos envois ; nous enregistrons ce choix avec votre abonnement. Tous les 2 ans, nous vous rappelons par courrier électronique quand et à quoi vous avez consenti. Les envois de la lettre d’information ne contiennent aucun suivi : nous ne savons ni si vous les ouvrez ni quels liens vous suivez.',
        'Chaque envoi de la lettre d’information contient un lien de désabonnement et un lien pour modifier ce que vous recevez. Après votre désabonnement, notre liste ne conserve qu’une empreinte à sens unique de votre adresse, afin que nous ne vous écrivions plus, sauf nouvelle inscription de votre part. Le texte des messages qui vous ont été envoyés auparavant, ainsi que celui de la confirmation de désabonnement, est conservé pendant la durée indiquée dans le tableau ci-dessous.',
      ],
    },
    {
      heading: 'Messages que nous envoyons',
      paragraphs: [
        'Nos messages ne contiennent aucune image distante. Le service d’envoi nous indique si un message a été remis, est revenu en erreur ou a été signalé comme indésirable. Si vous signalez un envoi de la lettre d’information comme indésirable, nous ne vous l’envoyons plus jamais.',
      ],
    },
    {
      heading: 'Protection contre les abus',
      paragraphs: [
        'Pour limiter les envois automatisés et les tentatives de connexion, nous comptons les tentatives par adresse réseau. Le compteur contient une empreinte à clé à partir de laquelle nous ne pouvons pas lire l’adresse. Les messages qui semblent automatisés sont mis de côté ; une personne peut les rétablir. La base juridique est notre intérêt légitime au bon fonctionnement du site.',
      ],
    },
    {
      heading: 'Comptes du personnel',
      paragraphs: [
        'Seul notre personnel dispose de comptes, sur invitation. Pour ces personnes, nous enregistrons le nom, l’adresse électronique, le rôle, la langue, le fuseau horaire, une empreinte du mot de passe, les sessions et un relevé de leurs actions dans l’espace d’administration.',
      ],
    },
    {
      heading: 'Destinataires des données',
      paragraphs: [
        'Notre personnel, dans la mesure où son rôle le permet, et les entreprises énumérées ci-dessous. Personne d’autre, sauf si une loi nous y oblige ou si vous nous le demandez.',
      ],
      table: 'processors',
    },
    {
      heading: 'Transferts de données',
      paragraphs: [
        'Nos bureaux se trouvent en Corée du Sud et au Cameroun, et le personnel de l’un comme de l’autre peut vous répondre. Nos messages sont envoyés par l’intermédiaire d’une entreprise située aux États-Unis. Vos données peuvent donc être traitées hors de votre pays, sous des lois différentes de celles de votre pays. Garanties applicables à chaque transfert : [Garanties des transferts – to be confirmed].',
      ],
    },
    {
      heading: 'Durées de conservation',
      paragraphs: [
        'Le tableau est établi à partir des chiffres mêmes auxquels obéit notre tâche de suppression. Une demande ou une candidature encore ouverte est conservée jusqu’à ce qu’elle soit clôturée ou tranchée ; un abonnement actif à la lettre d’information est conservé jusqu’à votre désabonnement. Une copie de certaines données est conservée à part pendant quelques jours après leur suppression, comme l’indique le tableau. Les données effacées restent dans les sauvegardes jusqu’à l’expiration de celles-ci. Durée de conservation des sauvegardes : [Durée de conservation des sauvegardes – to be confirmed].',
      ],
      table: 'retention',
    },
    {
      heading: 'Vos droits',
      paragraphs: ['Quelle que soit la loi qui vous est applicable, vous pouvez nous demander :'],
      items: [
        'si nous détenons des données vous concernant, et d’en recevoir une copie sous une forme lisible et sous une forme lisible par machine',
        'de rectifier ce qui est inexact ou de compléter ce qui manque',
        'd’effacer vos données, sauf si une loi nous oblige à les conserver',
        'de limiter ou de cesser un traitement fondé sur notre intérêt légitime',
        'de tenir compte du retrait d’un consentement ; ce qui a été fait auparavant reste licite',
        'de faire expliquer une décision par la personne qui l’a prise',
      ],
    },
    {
      heading: 'Comment exercer vos droits',
      paragraphs: [
        'Faites votre demande sur la page « Vos données » ou utilisez la page de contact. Vous pouvez aussi écrire à [Adresse électronique pour la protection des données – to be confirmed]. Aucun formulaire ni motif n’est nécessaire. Avant de remettre ou d’effacer quoi que ce soit, nous vérifions, en écrivant à l’adresse électronique concernée, qu’elle est bien la vôtre ; veuillez ne pas envoyer de pièce d’identité. Nous répondons dans les meilleurs délais, au plus tard dans un délai d’un mois, ou plus tôt lorsque la loi l’exige.',
        'Si notre réponse ne vous satisfait pas, vous pouvez introduire une réclamation auprès de l’autorité de protection des données de votre lieu de résidence ou de travail.',
      ],
    },
    {
      heading: 'Lois susceptibles de s’appliquer',
      paragraphs: [
        'Selon l’endroit où vous vous trouvez et le bureau qui s’occupe de vous, différentes lois peuvent s’appliquer : la loi sur la protection des informations personnelles (PIPA) en Corée du Sud ; la loi n° 2010/012 relative à la cybersécurité et à la cybercriminalité et la législation ultérieure sur les données personnelles au Cameroun ; le règlement général sur la protection des données (RGPD) dans l’Union européenne. La présente politique est rédigée selon une norme commune ; ces lois ne s’appliquent pas toutes à chaque visiteur.',
      ],
    },
    {
      heading: 'Modifications',
      paragraphs: [
        'Chaque version porte un numéro et une date d’entrée en vigueur. Si une modification touche des données que nous détenons déjà sur vous d’une manière à laquelle vous ne vous attendriez pas, nous vous en informons avant qu’elle ne prenne effet.',
      ],
    },
  ],
}

const termsOfUseInFrench: LegalDocument = {
  slug: 'terms',
  title: 'Conditions d’utilisation',
  summary:
    'Les règles applicables à l’utilisation de ce site web, à l’envoi de demandes, à l’abonnement à la lettre d’information et aux candidatures aux formations.',
  metaDescription:
    'Conditions d’utilisation du site web de {company} : utilisation du site, demandes, lettre d’information, candidatures aux formations et codes de réduction.',
  version: termsOfUse.version,
  effectiveOn: '[Date d’entrée en vigueur – to be confirmed]',
  sections: [
    {
      heading: 'Qui nous sommes et champ d’application',
      paragraphs: [
        'Ce site web est exploité par {company}. Mentions d’immatriculation : [Dénomination sociale, numéro d’immatriculation et adresse – to be confirmed]. Les présentes conditions régissent l’utilisation du site et de ses formulaires. Les projets, les services managés et les formations sont régis par le contrat ou la confirmation établis à cet effet ; en cas de divergence avec les présentes conditions, ceux-ci prévalent.',
      ],
    },
    {
      heading: 'Utilisation du site',
      items: [
        'Vous pouvez lire et imprimer chaque page publique, y renvoyer par un lien et la citer en indiquant la source.',
        'Vous pouvez utiliser les textes et les fichiers de la page Presse selon les règles qui y figurent.',
        'Vous ne pouvez ni perturber le site, ni tenter d’accéder à l’espace d’administration sans compte, ni faire des envois automatisés par les formulaires.',
        'Si vous recherchez des failles, respectez le cadre fixé dans le document Security and data handling (sécurité et traitement des données).',
      ],
    },
    {
      heading: 'Ce que dit le site',
      paragraphs: [
        'Nous rédigeons les pages avec soin, mais elles constituent une information générale et non un conseil pour votre situation. Les descriptions de services et de produits, les durées et les prix ne sont pas des offres fermes. Un prix représenté par un point d’interrogation est communiqué sur demande. Les noms de technologies et de marques appartiennent à leurs titulaires ; leur présence signifie que nous travaillons avec la technologie et ne signifie pas un partenariat.',
        'Les articles et documents des rubriques Ressources et Documentation peuvent être utilisés gratuitement dans votre propre organisation. Veuillez ne pas les vendre ni les présenter comme les vôtres.',
      ],
    },
    {
      heading: 'Demandes',
      paragraphs: [
        'L’envoi d’une demande est gratuit et ne crée aucun contrat. Nous répondons {replyPromise}. Nous traitons ce que vous nous communiquez comme confidentiel et l’utilisons pour vous répondre. S’il vous faut d’abord un accord de confidentialité signé, demandez-le avant d’envoyer des détails.',
        'Veuillez indiquer une adresse à laquelle nous pouvons vous joindre et ne pas envoyer de données sur d’autres personnes qui ne sont pas nécessaires.',
      ],
    },
    {
      heading: 'Lettre d’information',
      paragraphs: [
        'La lettre d’information est gratuite. Un abonnement ne commence qu’après que vous l’avez confirmé au moyen du message que nous vous envoyons (double consentement, « double opt-in »). Vous pouvez vous désabonner à tout moment par le lien figurant dans chaque envoi de la lettre d’information. Nous pouvons mettre fin à la lettre d’information.',
      ],
    },
    {
      heading: 'Candidatures aux formations',
      paragraphs: [
        'Une candidature est une demande et n’est pas encore un contrat. Nous statuons sur celle-ci comme le décrit le guide des formations (Course handbook). Il n’existe pas de droit à une place. Les informations données dans une candidature doivent être exactes.',
        'Si nous acceptons votre candidature, une place vous est proposée. Un contrat portant sur la formation se forme lorsque vous confirmez la place, après que nous vous avons communiqué le début, le calendrier et, le cas échéant, le prix. Jusque-là, aucune des parties n’est tenue à quoi que ce soit et vous pouvez vous retirer sans donner de motif.',
        'Après la confirmation, vous pouvez annuler selon ce qu’elle prévoit. Annulation et remboursement : [Conditions d’annulation et de remboursement – to be confirmed]. Les droits que la loi accorde aux consommateurs ne sont pas limités par les présentes conditions.',
      ],
    },
    {
      heading: 'Ce qu’une formation ne promet pas',
      paragraphs: [
        'Une formation enseigne. Nous ne promettons ni certificat, ni note, ni emploi. L’aide au placement est une aide à la préparation des candidatures et des entretiens ; elle n’est pas la promesse d’un emploi, d’un entretien ou d’un revenu.',
        'Un participant qui enfreint gravement ou de façon répétée les règles de conduite du guide peut être exclu après un avertissement, et sans avertissement lorsque d’autres personnes doivent être protégées.',
      ],
    },
    {
      heading: 'Codes de réduction',
      items: [
        'Un code n’est valable que tant que sa promotion est affichée et qu’il reste des utilisations.',
        'Il s’applique à votre première formation chez nous. Nous le vérifions au moyen de l’adresse électronique lorsque vous posez votre candidature, puis de nouveau lors de son acceptation.',
        'Il réduit le prix de cette formation du pourcentage indiqué. Il n’est ni versé en espèces, ni transféré, ni cumulé avec un autre code, ni appliqué à une place déjà confirmée.',
        'Il est consommé lorsque votre candidature est acceptée, et non lorsque vous la posez.',
        'Un code obtenu ou utilisé par tromperie peut être refusé.',
      ],
    },
    {
      heading: 'Comptes du personnel',
      paragraphs: [
        'L’espace d’administration est réservé à notre personnel. Les comptes sont attribués uniquement sur invitation ; le public ne peut pas s’y inscrire. L’utilisation de cet espace par le personnel est enregistrée.',
      ],
    },
    {
      heading: 'Liens et cartes',
      paragraphs: [
        'Nous renvoyons à des pages de tiers et proposons une carte d’OpenStreetMap lorsque vous la demandez. Leur contenu et leurs conditions leur appartiennent.',
      ],
    },
    {
      heading: 'Disponibilité et responsabilité',
      paragraphs: [
        'Nous nous efforçons de maintenir le site disponible et exact, mais ne pouvons pas promettre qu’il le soit toujours. Rien dans les présentes conditions ne limite la responsabilité en cas de faute intentionnelle, de faute lourde ou de dommage corporel, ni lorsque la loi n’autorise pas de limitation. Toute autre règle de responsabilité : [Clause de responsabilité – to be confirmed].',
      ],
    },
    {
      heading: 'Droit applicable, langue et modifications',
      paragraphs: [
        'Droit applicable et tribunaux compétents : [Droit applicable et tribunaux compétents – to be confirmed]. Les règles impératives du lieu où vous résidez en tant que consommateur restent applicables.',
        'En cas de divergence entre des versions en plusieurs langues : [Langue faisant foi – to be confirmed].',
        'Chaque version des présentes conditions porte un numéro et une date d’entrée en vigueur. La version que vous avez acceptée dans une candidature à une formation est enregistrée avec celle-ci et reste valable pour elle.',
      ],
    },
  ],
}

const cookieNoticeInFrench: LegalDocument = {
  slug: 'cookies',
  title: 'Politique relative aux cookies',
  summary:
    'Tous les cookies que ce site peut déposer, à quel moment il le fait, et ce qui est conservé en outre dans votre navigateur.',
  metaDescription:
    'Tous les cookies que le site web de {company} peut déposer, à quel moment et pour combien de temps. Qui ne fait que lire n’en reçoit aucun.',
  version: cookieNotice.version,
  effectiveOn: '[Date d’entrée en vigueur – to be confirmed]',
  sections: [
    {
      heading: 'Si vous ne faites que lire',
      paragraphs: [
        'Les visiteurs qui ne font que lire ce site ne reçoivent aucun cookie, et leur navigateur n’adresse aucune requête à une autre entreprise. C’est pourquoi il n’y a pas de bandeau de cookies : il n’y a rien à accepter.',
      ],
    },
    {
      heading: 'Les cookies utilisés',
      paragraphs: [
        'Le site peut déposer les cookies de ce tableau et aucun autre. Tous lui appartiennent en propre, sont nécessaires à ce que vous lui avez demandé et ne peuvent pas être lus par des scripts. Sur un système de test sans https, l’attribut Secure et le préfixe __Host- sont omis.',
      ],
      table: 'cookies',
    },
    {
      heading: 'Ce que votre navigateur conserve en outre',
      paragraphs: [
        'Si votre navigateur exécute des scripts, ce que vous saisissez dans un formulaire peut être gardé dans le stockage local de votre propre navigateur, afin qu’une connexion perdue, un rechargement ou un navigateur fermé ne vous fasse pas perdre le texte. Le formulaire le dit et comporte un bouton qui le supprime. Le texte ne quitte pas votre appareil tant que vous n’envoyez pas le formulaire. Il est supprimé dès que nous avons confirmé que votre message est enregistré, et n’est plus affiché après 7 jours. Sur un appareil que d’autres utilisent aussi, supprimez-le. Ce que vous saisissez dans un formulaire auquel mène un lien que nous vous avons envoyé est gardé dans le stockage de session et disparaît lorsque vous fermez l’onglet.',
        'Votre position de défilement y est gardée aussi, afin qu’une page à laquelle vous revenez s’ouvre là où vous l’avez quittée. Elle ne quitte pas votre appareil et disparaît lorsque vous fermez l’onglet.',
        'Si votre navigateur demande le français ou le coréen, une ligne sur une page en anglais vous signale que cette page existe dans cette langue. Le fait que vous l’avez fermée, ou que vous avez choisi une langue, est gardé dans le stockage local de votre navigateur, afin que cette ligne ne revienne pas. Cette information ne quitte pas votre appareil.',
      ],
      table: 'storage',
    },
    {
      heading: 'Cartes',
      paragraphs: [
        'Sur la page de contact, une carte n’est chargée qu’après que vous l’avez demandée. Votre navigateur la récupère alors auprès d’OpenStreetMap, qui apprend ainsi votre adresse réseau et peut utiliser son propre stockage selon ses propres conditions. Tant que vous ne le demandez pas, aucune requête ne lui est adressée.',
      ],
    },
    {
      heading: 'Liens vers d’autres sites',
      paragraphs: [
        'Les liens vers des réseaux sociaux et d’autres services de cartes sont de simples liens. Ces sites n’apprennent votre existence que si vous suivez le lien, et leurs propres règles s’y appliquent.',
      ],
    },
    {
      heading: 'Refuser et supprimer les cookies',
      paragraphs: [
        'Vous pouvez bloquer ou supprimer les cookies dans votre navigateur. La lecture du site et l’envoi de formulaires fonctionnent toujours ; il se peut alors que vous ne voyiez pas le court message qui suit normalement un formulaire. Le personnel ne peut pas se connecter sans le cookie de session.',
      ],
    },
    {
      heading: 'Modifications',
      paragraphs: [
        'Si le site dépose un jour un autre cookie, le tableau de cette page change en conséquence et le numéro de version de cette page augmente.',
      ],
    },
  ],
}

export const legalDocumentsInFrench = [privacyNoticeInFrench, termsOfUseInFrench, cookieNoticeInFrench] as const
