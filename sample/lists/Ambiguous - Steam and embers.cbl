<?xml version="1.0" encoding="utf-8"?>
<ReadingList xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Name>Steam and embers</Name>
  <Books>
    <Book Series="Kettle Spirits" Number="1" Volume="1998" Year="1998" />
    <Book Series="Kettle Spirits" Number="2" Volume="1998" Year="1998" />
    <Book Series="Moss &amp; Ember" Number="1" Volume="" Year="2025" />
    <Book Series="Moss &amp; Ember" Number="2" Volume="" Year="2025" />
    <Book Series="Moss &amp; Ember" Number="3" Volume="" Year="2025" />
  </Books>
  <Matchers />
</ReadingList>
