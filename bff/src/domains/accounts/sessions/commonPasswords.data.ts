/** Common passwords and stems, in lower case without accents; short ones match once the digits and symbols around them are removed. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort motdepasse contrasena senha password password1 passwordpassword mypassword thepassword newpassword oldpassword
  changeme changemenow changeit letmein letmeinnow letmeinplease welcome welcomeback welcomehome welcometo admin administrator
  adminadmin superadmin root rootroot toor guest guestguest user username default master masterkey secret topsecret supersecret
  iloveyou iloveyousomuch iloveyouforever iloveyoutoo ilovemyself iloveme iloveher iloveyoubaby loveyouforever lovelove
  qwerty qwertyuiop qwertyqwerty qwertz azerty azertyuiop qwerasdf qwerasdfzxcv asdfghjkl asdfasdf asdfasdfasdf zxcvbnm zxcvbnmasdfghjkl
  qazwsx qazwsxedc qazwsxedcrfv onetwothree onetwothreefour abcabc abcdefg abcdefgh abcdefghijkl abcd
  football footballfootball baseball basketball liverpool arsenal chelsea manchester manchesterunited barcelona realmadrid juventus
  monkey dragon dragonball shadow sunshine sunshinesunshine princess princessprincess superman batman spiderman ironman starwars
  pokemon minecraft fortnite jordan michael jennifer ashley daniel thomas charlie hunter buster soccer hockey killer pepper
  trustno trustnoone whatever whateverwhatever nothing computer internet samsung google facebook instagram microsoft apple android
  windows linkedin youtube netflix spotify amazon twitter snapchat tiktok test testtest testing testpassword testaccount
  temporary temppassword temp tempor p@ssword passw0rd passphrase mypassphrase correcthorsebatterystaple correct horse battery staple
  correct-horse-battery-staple correct-horse-battery correcthorsebattery tobeornottobe maytheforcebewithyou
  summer winter autumn spring summertime wintertime january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday holiday holidays vacation travel traveler traveller traveling adventure
  wanderlust bonvoyage aroundtheworld worldtravel travelagent travelagency luxurytravel honeymoon dreamtrip mydreamtrip
  family familyfamily friends forever foreverandever together happiness beautiful butterfly chocolate strawberry blueberry
  elephant giraffe kilimanjaro serengeti safari paradise heaven angel angels diamond crystal rainbow unicorn midnight
  mustang corvette ferrari porsche mercedes harley yamaha london paris america australia canada newyork california
  qwerty123456 q1w2e3r4t5y6 q1w2e3r4t5 1q2w3e4r5t6y 1q2w3e4r5t 1qaz2wsx3edc 1qaz2wsx 123qweasdzxc 123qwe456asd qweasdzxc qweasd
  zaq12wsx zaq1zaq1 a1b2c3d4e5f6 aa123456789 a123456789 1234qwerasdf abc123abc123 abcd1234abcd 123456abcdef 123456qwerty 000000000000
  112233445566 121212121212 123123123123 123321123321 147258369147 159753456852 987654321012 102030405060 111222333444 123412341234
  asdf1234asdf asdf1234 pass1234 passpass passpasspass loveme lovely lovers sweetheart honey honeyhoney babygirl babyboy
  godblessyou jesuschrist jesusislord jesussaves thankyou thankyoujesus goodmorning goodnight hellohello helloworld hello hellokitty
  access accesscode accessdenied login loginlogin logmein opensesame opensesamenow letmeinagain secretsecret nopassword idontknow
  iforgot iforgotmypassword ihavenopassword blahblahblah whatpassword thisismypassword itsasecret secretpassword mysecret
  mynameis myname companyname yourpassword yourname foobar foobarbaz loremipsum loremipsumdolor`.split(/\s+/),
);
