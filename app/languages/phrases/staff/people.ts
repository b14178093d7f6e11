// A person's data: what is known, its copy and its erasure.
import type { Translations } from '../translations.ts'

export const staffPeople = {
  Person: { fr: 'Personne', ko: '사람' },
  'What is known about a person': { fr: 'Données connues sur une personne', ko: '보유 중인 개인정보' },
  'Erase a person’s data': { fr: 'Effacer les données d’une personne', ko: '개인정보 삭제' },
  'Close a request for erasure': { fr: 'Clore une demande d’effacement', ko: '삭제 요청 종결' },
  'Anyone may ask for a copy of their data, or to have it corrected or erased. To confirm who is asking, reply to that address before you act.':
    {
      fr: 'Chacun peut demander une copie de ses données, leur rectification ou leur effacement. Pour confirmer qui demande, répondez à cette adresse avant d’agir.',
      ko: '누구나 자신의 개인정보 사본, 정정 또는 삭제를 요청할 수 있습니다. 처리하기 전에 해당 주소로 답장해 본인인지 확인해 주세요.',
    },
  Email: { fr: 'E-mail', ko: '이메일' },
  'Email, name or phone': { fr: 'E-mail, nom ou téléphone', ko: '이메일, 이름 또는 전화번호' },
  'The whole address, such as name@example.com, or what you know of a name or a number.': {
    fr: 'L’adresse entière, par exemple nom@exemple.com, ou ce que vous savez d’un nom ou d’un numéro.',
    ko: 'name@example.com 같은 전체 주소, 또는 알고 있는 이름이나 번호의 일부.',
  },
  'Type an email address, a name or a phone number': {
    fr: 'Saisissez une adresse e-mail, un nom ou un numéro de téléphone',
    ko: '이메일 주소, 이름 또는 전화번호를 입력해 주세요',
  },
  'Nobody is known by this name or number': {
    fr: 'Personne n’est connu sous ce nom ou ce numéro',
    ko: '이 이름이나 번호로 알려진 사람이 없습니다',
  },
  Found: { fr: 'Trouvé', ko: '찾은 사람' },
  Find: { fr: 'Rechercher', ko: '찾기' },
  'Searching...': { fr: 'Recherche…', ko: '찾는 중…' },
  'The search failed. Please try again.': {
    fr: 'La recherche a échoué. Réessayez.',
    ko: '검색하지 못했습니다. 다시 시도해 주세요.',
  },
  'We hold nothing about this address.': {
    fr: 'Nous ne détenons rien au sujet de cette adresse.',
    ko: '이 주소와 관련된 정보가 없습니다.',
  },
  'We hold nothing about {address}.': {
    fr: 'Nous ne détenons rien au sujet de {address}.',
    ko: '{address}: 보유한 정보가 없습니다.',
  },
  'People often write from several addresses. Ask which others they use, or look for their name.': {
    fr: 'On écrit souvent depuis plusieurs adresses. Demandez lesquelles la personne utilise aussi, ou recherchez son nom.',
    ko: '여러 주소를 쓰는 사람이 많습니다. 다른 주소가 있는지 물어보거나 이름으로 검색해 보세요.',
  },
  'There is more or less about this person now than this page showed. Look at it again.': {
    fr: 'Les données de cette personne ont changé depuis l’affichage de cette page. Vérifiez-les à nouveau.',
    ko: '이 페이지를 연 뒤 이 사람의 정보가 달라졌습니다. 다시 확인해 주세요.',
  },
  'An email to this person is being sent at this moment. Try again in a minute. If it is an issue of the newsletter that waits for a decision, decide about it first.':
    {
      fr: 'Un e-mail à cette personne est en cours d’envoi. Réessayez dans une minute. S’il s’agit d’un numéro de la lettre d’information en attente de décision, prenez d’abord cette décision.',
      ko: '이 사람에게 보내는 메일이 지금 발송 중입니다. 잠시 후 다시 시도해 주세요. 결정을 기다리는 뉴스레터라면 먼저 결정해 주세요.',
    },

  // Requests
  'Requests for erasure': { fr: 'Demandes d’effacement', ko: '삭제 요청' },
  '{email}, due by {time}': { fr: '{email}, à traiter avant le {time}', ko: '{email}, 처리 기한 {time}' },
  Overdue: { fr: 'En retard', ko: '기한 지남' },
  Open: { fr: 'Ouvrir', ko: '열기' },
  'Open the data of {email}': { fr: 'Ouvrir les données de {email}', ko: '개인정보 열기: {email}' },
  'Close the request': { fr: 'Clore la demande', ko: '요청 종결' },
  'Close the request of {email}': { fr: 'Clore la demande de {email}', ko: '요청 종결: {email}' },
  'Close this request without an erasure?': {
    fr: 'Clore cette demande sans effacement ?',
    ko: '삭제하지 않고 이 요청을 종결할까요?',
  },
  'Close it if the person has withdrawn it, or if the law requires us to keep the data. Write to them first, because their status page will say that you did.':
    {
      fr: 'À faire si la personne a retiré sa demande, ou si la loi nous oblige à conserver les données. Écrivez d’abord à la personne, car sa page de suivi indiquera que vous l’avez fait.',
      ko: '당사자가 요청을 철회했거나 법에 따라 보관해야 하는 경우에만 종결하세요. 당사자의 진행 상황 페이지에 안내했다고 표시되므로 먼저 알려 주세요.',
    },
  'Request closed.': { fr: 'Demande close.', ko: '요청을 종결했습니다.' },

  // One person
  'A colleague signs in with this address too. The account and the emails to it as a colleague are not part of this.': {
    fr: 'Un membre de l’équipe se connecte aussi avec cette adresse. Son compte et les e-mails reçus à ce titre n’en font pas partie.',
    ko: '직원도 이 주소로 로그인합니다. 직원 계정과 직원으로서 받은 메일은 포함되지 않습니다.',
  },
  'Search for this address': { fr: 'Rechercher cette adresse', ko: '이 주소로 검색' },
  'Data we hold': { fr: 'Données détenues', ko: '보유 중인 정보' },
  'Correct the data': { fr: 'Rectifier les données', ko: '정보 정정' },
  'Correct name, phone or company': {
    fr: 'Rectifier le nom, le téléphone ou l’entreprise',
    ko: '이름, 전화번호 또는 회사 정정',
  },
  'Correct a person’s details': { fr: 'Rectifier les coordonnées d’une personne', ko: '연락처 정보 정정' },
  'Correct the details of {address}': {
    fr: 'Rectifier les coordonnées de {address}',
    ko: '연락처 정보 정정: {address}',
  },
  'What is stored now': { fr: 'Ce qui est enregistré', ko: '현재 저장된 내용' },
  'In the newsletter’s list, the name is {name}.': {
    fr: 'Dans la liste de la lettre d’information, le nom est {name}.',
    ko: '뉴스레터 명단의 이름: {name}.',
  },
  'What you change here is changed in every enquiry and application from this address, and in the newsletter’s list. What you leave as it is stays. Emails that were sent or received keep their words.':
    {
      fr: 'Ce que vous modifiez ici est modifié dans chaque demande et candidature venue de cette adresse, ainsi que dans la liste de la lettre d’information. Le reste ne change pas. Les e-mails envoyés ou reçus gardent leur texte.',
      ko: '여기서 바꾼 내용은 이 주소에서 온 모든 문의와 지원, 뉴스레터 명단에 반영됩니다. 그대로 둔 항목은 바뀌지 않으며, 이미 주고받은 메일의 내용은 그대로입니다.',
    },
  'Different values are stored. Leave this empty to keep them.': {
    fr: 'Plusieurs valeurs sont enregistrées. Laissez vide pour les garder.',
    ko: '서로 다른 값이 저장되어 있습니다. 그대로 두려면 비워 두세요.',
  },
  'Correct everywhere': { fr: 'Rectifier partout', ko: '모두 정정' },
  'The details are corrected.': { fr: 'Les coordonnées sont rectifiées.', ko: '연락처 정보를 정정했습니다.' },
  'Nothing was different, so nothing has changed.': {
    fr: 'Rien n’était différent : rien n’a changé.',
    ko: '다른 내용이 없어 바뀐 것이 없습니다.',
  },
  'The correction was not saved. Please try again.': {
    fr: 'La rectification n’a pas été enregistrée. Réessayez.',
    ko: '정정 내용을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'These details were changed while you were looking at them.': {
    fr: 'Ces coordonnées ont été modifiées pendant que vous les regardiez.',
    ko: '보고 계신 동안 이 연락처 정보가 변경되었습니다.',
  },
  'Edit email address': { fr: 'Modifier l’adresse e-mail', ko: '이메일 주소 수정' },
  Reference: { fr: 'Référence', ko: '접수 번호' },
  Received: { fr: 'Reçue', ko: '접수됨' },
  Change: { fr: 'Modification', ko: '변경' },
  Enquiries: { fr: 'Demandes', ko: '문의' },
  Applications: { fr: 'Candidatures', ko: '지원 목록' },
  '{link}: the person changes it by the link in each email': {
    fr: '{link} : la personne la modifie par le lien de chaque e-mail',
    ko: '{link}: 당사자가 각 메일의 링크에서 직접 변경합니다',
  },
  'The newsletter subscription': { fr: 'L’abonnement à la lettre d’information', ko: '뉴스레터 구독' },
  'Download a copy': { fr: 'Télécharger une copie', ko: '사본 내려받기' },
  'Erase…': { fr: 'Effacer…', ko: '삭제…' },

  // Erasure
  'Erase everything about {address}?': {
    fr: 'Effacer toutes les données de {address} ?',
    ko: '{address} 관련 정보를 모두 삭제할까요?',
  },
  Erase: { fr: 'Effacer', ko: '삭제하기' },
  'This cannot be undone. Give the person a copy first if they asked for one. An interview or a place in a course goes too, and no one is told of it.':
    {
      fr: 'Cette action est irréversible. Remettez d’abord une copie à la personne si elle l’a demandée. Un entretien ou une place en formation disparaît aussi, et personne n’en est averti.',
      ko: '되돌릴 수 없습니다. 당사자가 사본을 요청했다면 먼저 전달해 주세요. 면접이나 교육 과정의 자리도 함께 없어지며, 누구에게도 알리지 않습니다.',
    },
  'This stays, without the person’s words:': {
    fr: 'Ceci reste, sans ce que la personne a écrit :',
    ko: '당사자가 쓴 내용을 뺀 다음 항목은 남습니다.',
  },
  'Backups keep this data until they expire. If one is restored, the data is erased again.': {
    fr: 'Les sauvegardes gardent leurs données jusqu’à leur suppression ; une sauvegarde restaurée est effacée à nouveau.',
    ko: '백업의 정보는 백업이 삭제될 때까지 남지만, 백업을 복원하면 다시 삭제됩니다.',
  },
  'On this server it stays in these copies until they are deleted:': {
    fr: 'Sur ce serveur, elles restent dans ces copies jusqu’à leur suppression :',
    ko: '이 서버에서는 다음 사본이 삭제될 때까지 그 안에 남습니다.',
  },
  'Where erased data remains': { fr: 'Où restent les données effacées', ko: '삭제한 정보가 남아 있는 곳' },
  Backups: { fr: 'Sauvegardes', ko: '백업' },
  'What an interrupted backup or verification left': {
    fr: 'Restes d’une sauvegarde ou d’une vérification interrompue',
    ko: '중단된 백업이나 검증이 남긴 것',
  },
  'The data from before a restore': { fr: 'Les données d’avant une restauration', ko: '복원 전의 데이터' },
  'The database from before an upgrade': {
    fr: 'La base d’avant une mise à niveau',
    ko: '업그레이드 전의 데이터베이스',
  },
  'Another database': { fr: 'Une autre base de données', ko: '다른 데이터베이스' },
  'The person’s data is erased.': {
    fr: 'Les données de la personne sont effacées.',
    ko: '개인정보를 삭제했습니다.',
  },

  // The kinds of data, and why some stay
  'Copies of deleted records': { fr: 'Copies de dossiers supprimés', ko: '삭제된 기록의 사본' },
  'Entries in the audit log': { fr: 'Entrées du journal d’audit', ko: '감사 기록 항목' },
  'News of changes, sent to other programs': {
    fr: 'Nouvelles de modifications, envoyées à d’autres programmes',
    ko: '다른 프로그램에 보낸 변경 알림',
  },
  'Suppressed addresses': { fr: 'Adresses bloquées', ko: '차단된 주소' },
  'Drafts of replies': { fr: 'Brouillons de réponse', ko: '답변 초안' },
  'Earlier erasures': { fr: 'Effacements précédents', ko: '이전 삭제' },
  'Emails sent or waiting': { fr: 'E-mails envoyés ou en attente', ko: '보냈거나 대기 중인 메일' },
  'Emails received': { fr: 'E-mails reçus', ko: '받은 메일' },
  'Enquiries and applications': { fr: 'Demandes et candidatures', ko: '문의와 지원' },
  'Entries of their timelines': { fr: 'Entrées de leur historique', ko: '진행 기록' },
  Files: { fr: 'Fichiers', ko: '파일' },
  'Forms kept for a colleague': { fr: 'Formulaires gardés pour un membre de l’équipe', ko: '직원을 위해 보관된 양식' },
  Interviews: { fr: 'Entretiens', ko: '면접' },
  'Links to the person’s data': { fr: 'Liens vers les données de la personne', ko: '개인정보 링크' },
  'Links to the status page': { fr: 'Liens vers la page de suivi', ko: '진행 상황 페이지 링크' },
  'Moves that can be undone': { fr: 'Actions annulables', ko: '되돌릴 수 있는 작업' },
  'Newsletter issues sent': { fr: 'Numéros envoyés', ko: '보낸 뉴스레터' },
  'Newsletter issues that are being sent': { fr: 'Numéros en cours d’envoi', ko: '보내는 중인 뉴스레터' },
  'Newsletter subscriptions': { fr: 'Abonnements à la lettre d’information', ko: '뉴스레터 구독' },
  'Notes of who is writing a reply': { fr: 'Indications sur l’auteur d’une réponse en cours', ko: '답변 작성자 표시' },
  'Places in courses': { fr: 'Places en formation', ko: '교육 과정 자리' },
  'Receipts of consent': { fr: 'Preuves de consentement', ko: '동의 기록' },
  'Services that were asked about': { fr: 'Services concernés par la demande', ko: '문의한 서비스' },
  'Texts of applications': { fr: 'Textes des candidatures', ko: '지원 내용' },
  'Texts of enquiries': { fr: 'Textes des demandes', ko: '문의 내용' },
  'Words of emails in the search': { fr: 'Mots des e-mails dans la recherche', ko: '검색에 쓰이는 메일의 단어' },
  'A one-way hash of the address stays, with the words and dates of the consent, so that we never email it again without a new opt-in.':
    {
      fr: 'Une empreinte à sens unique de l’adresse reste, avec les termes et les dates du consentement, pour ne plus jamais lui écrire sans nouvel accord.',
      ko: '새로 동의하기 전에는 다시 메일을 보내지 않도록 주소의 단방향 해시값과 동의한 문구 및 날짜가 남습니다.',
    },
  'The link goes on to tell the person that the data is erased. It has no address then, and is deleted when it expires.':
    {
      fr: 'Le lien continue d’indiquer à la personne que ses données sont effacées. Il ne contient alors plus d’adresse et est supprimé à son expiration.',
      ko: '링크는 정보가 삭제되었음을 당사자에게 계속 알려 줍니다. 주소는 남지 않으며, 기한이 지나면 삭제됩니다.',
    },
  'A keyed hash of the address stays, so that the data is erased again after an older backup is restored.': {
    fr: 'Une empreinte à clé de l’adresse reste, pour effacer à nouveau les données si une ancienne sauvegarde est restaurée.',
    ko: '이전 백업을 복원한 뒤에도 다시 삭제할 수 있도록 주소의 키 해시값이 남습니다.',
  },
  'It proves, without the address, that the request was carried out in time, and is deleted after 24 months.': {
    fr: 'Elle prouve, sans l’adresse, que la demande a été traitée à temps, et est supprimée après 24 mois.',
    ko: '주소 없이 요청을 제때 처리했음을 증명하며, 24개월 뒤 삭제됩니다.',
  },
  'They name the subscription by its number only, and are deleted 90 days after the issue.': {
    fr: 'Ils ne désignent l’abonnement que par son numéro et sont supprimés 90 jours après le numéro.',
    ko: '구독 번호만 담고 있으며, 발송 90일 뒤 삭제됩니다.',
  },
  'They prove consent and its withdrawal by the hash of the address, and are deleted after 36 months.': {
    fr: 'Elles prouvent le consentement et son retrait par l’empreinte de l’adresse, et sont supprimées après 36 mois.',
    ko: '주소의 해시값으로 동의와 철회를 증명하며, 36개월 뒤 삭제됩니다.',
  },
  'They say which colleague did what and when, without words of the person, and are deleted after 24 months.': {
    fr: 'Elles disent qui de l’équipe a fait quoi et quand, sans ce que la personne a écrit, et sont supprimées après 24 mois.',
    ko: '당사자가 쓴 내용 없이 어느 직원이 언제 무엇을 했는지 담고 있으며, 24개월 뒤 삭제됩니다.',
  },
} as const satisfies Translations
