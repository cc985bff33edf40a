<?xml version="1.0" encoding="utf-8"?>
<ReadingList xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Name>The long winter</Name>
  <Books>
    <Book Series="Snowline" Number="1" Volume="" Year="2025" />
    <Book Series="Snowline" Number="2" Volume="" Year="2025" />
    <Book Series="Snowline" Number="2.5" Volume="" Year="2025" />
    <Book Series="Snowline" Number="9" Volume="" Year="2025" />
    <Book Series="Snow Line" Number="3" Volume="" Year="2025" />
    <Book Series="Tin Lantern" Number="1" Volume="" Year="2019" />
    <Book Series="Tin Lantern" Number="2" Volume="" Year="2019" />
    <Book Series="Paper Cranes Run" Number="1" Volume="" Year="2024" />
  </Books>
  <Matchers />
</ReadingList>
